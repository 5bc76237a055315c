// Tries what code in a converter must not be able to do, without any help of the system's libraries, and prints the
// names of what it could do as JSON. Arguments: a secret file, a port of this machine, the id of a process outside.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"
)

func main() {
	if len(os.Args) < 4 {
		time.Sleep(time.Hour) // One of the processes that `processes` counts.
	}
	signal.Ignore(syscall.SIGXFSZ) // A write beyond the limit fails instead.
	secret := os.Args[1]
	port, _ := strconv.Atoi(os.Args[2])
	outside, _ := strconv.Atoi(os.Args[3])
	done := []string{}
	try := func(name string, err error) {
		if err == nil {
			done = append(done, name)
		}
	}
	open := func(path string, flags int) error {
		file, err := syscall.Open(path, flags, 0o600)
		if err == nil {
			syscall.Close(file)
		}
		return err
	}
	try("write", open("pictures/0001.jpg", syscall.O_CREAT|syscall.O_WRONLY))
	try("read a secret", open(secret, syscall.O_RDONLY))
	try("write to a secret", open(secret, syscall.O_WRONLY|syscall.O_APPEND))
	try("read passwords", open("/etc/shadow", syscall.O_RDONLY))
	try("write to a disk", open("/dev/vda", syscall.O_RDWR))
	try("read the root of another process", open("/proc/1/root/etc/shadow", syscall.O_RDONLY))
	try("make a device", syscall.Mknod("tmp/memory", syscall.S_IFCHR|0o600, 1<<8|1))
	try("mount", syscall.Mount("tmpfs", "tmp", "tmpfs", 0, ""))
	try("remount", syscall.Mount("", "/", "", syscall.MS_REMOUNT|syscall.MS_BIND, ""))
	try("change the root", syscall.Chroot("."))
	try("become root", syscall.Setuid(0))
	try("make a network", syscall.Unshare(syscall.CLONE_NEWNET))
	try("trace the first process", syscall.PtraceAttach(1))
	try("signal a process outside", syscall.Kill(outside, 0))
	try("connect", connect(port))
	try("write a huge file", hugeFile())
	result := map[string]any{"done": done, "processes": processes()}
	text, _ := json.Marshal(result)
	fmt.Println(string(text))
}

func connect(port int) error {
	socket, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
	if err != nil {
		return err
	}
	return syscall.Connect(socket, &syscall.SockaddrInet4{Port: port, Addr: [4]byte{127, 0, 0, 1}})
}

// A file with a hole of 8 GB.
func hugeFile() error {
	file, err := syscall.Open("tmp/huge", syscall.O_CREAT|syscall.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	return syscall.Ftruncate(file, 8<<30)
}

// Starts processes until it may not, and counts them.
func processes() int {
	for count := 0; count < 1000; count++ {
		if _, err := syscall.ForkExec(os.Args[0], os.Args[:1], nil); err != nil {
			return count
		}
	}
	return 1000
}
