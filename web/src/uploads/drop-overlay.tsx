import { IconCloudUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { size } from '../ui/bytes.ts';
import { droppedFiles } from './dropped-files.ts';
import { kindsOf } from './limits.ts';
import styles from './uploads.module.css';
import { useUploadLimits, useUploads } from './uploads-context.tsx';

/** The whole page takes a drop of files and folders, and says so while something is held over it. */
export function DropOverlay() {
  const { queue } = useUploads();
  const [isOver, setIsOver] = useState(false);
  const limits = useUploadLimits(isOver);

  useEffect(() => {
    // Entering a child comes before leaving its parent: only the balance tells whether the pointer is on the page.
    let depth = 0;
    const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const handlers: Record<string, (event: DragEvent) => void> = {
      dragenter: () => { depth += 1; setIsOver(true); },
      dragleave: () => { depth -= 1; if (depth <= 0) setIsOver(false); },
      dragover: (event) => { event.preventDefault(); },
      drop: (event) => {
        event.preventDefault();
        depth = 0;
        setIsOver(false);
        if (event.dataTransfer !== null) void droppedFiles(event.dataTransfer).then((files) => queue.add(files));
      },
    };
    const listen = (event: Event) => { if (isFiles(event as DragEvent)) handlers[event.type]?.(event as DragEvent); };
    for (const type of Object.keys(handlers)) window.addEventListener(type, listen);
    return () => { for (const type of Object.keys(handlers)) window.removeEventListener(type, listen); };
  }, [queue]);

  if (!isOver) return null;
  return <div className={styles['overlay']}><div><IconCloudUpload aria-hidden="true" /><b>Drop to upload</b><span>{limits === null ? 'Files and folders' : `${kindsOf(limits)}, or folders of them, up to ${size(limits.maxBytes)} each`}</span></div></div>;
}
