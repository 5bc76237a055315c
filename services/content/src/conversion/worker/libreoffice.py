"""
The child process of office-process.ts for LibreOffice of the system: prints when it is ready, reads the file's extension
and the file from standard input, and writes converted.pdf. It converts one file.
"""
import json
import os
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

FILTERS = {
    'ppt': 'MS PowerPoint 97', 'pptx': 'Impress MS PowerPoint 2007 XML',
    'pptm': 'Impress MS PowerPoint 2007 XML VBA', 'odp': 'impress8',
    'doc': None, 'docx': 'MS Word 2007 XML', 'docm': 'MS Word 2007 XML VBA', 'rtf': 'Rich Text Format', 'odt': 'writer8',
    'xls': None, 'xlsx': 'Calc MS Excel 2007 XML', 'xlsm': 'Calc MS Excel 2007 VBA XML',
    'xlsb': 'Calc MS Excel 2007 Binary', 'ods': 'calc8',
}
EXPORTS = {
    'com.sun.star.sheet.SpreadsheetDocument': 'calc_pdf_Export',
    'com.sun.star.presentation.PresentationDocument': 'impress_pdf_Export',
    'com.sun.star.text.GenericTextDocument': 'writer_pdf_Export',
}
NEVER = 0
# LibreOffice ends with it once it has made its profile.
RESTART = 81


def say(**message):
    print(json.dumps(message), flush=True)


def values(**named):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in named.items())


def start(program, home, *options):
    # Without /proc the loader does not find LibreOffice's libraries.
    environment = dict(os.environ, LD_LIBRARY_PATH=program, HOME=home, USER='lectern', LOGNAME='lectern', LC_ALL='C.UTF-8', TZ='UTC', TMPDIR=os.getcwd() + '/tmp')
    return subprocess.Popen([
        program + '/soffice.bin', '-env:UserInstallation=file://' + home + '/profile', '--headless', '--norestore',
        '--nolockcheck', '--nodefault', '--nologo', *options,
    ], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)


def connect(program, home):
    pipe = 'lectern%d' % time.time_ns()
    accept = '--accept=pipe,name=' + pipe + ';urp;'
    office = start(program, home, accept)
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', context)
    while True:
        try:
            remote = resolver.resolve('uno:pipe,name=' + pipe + ';urp;StarOffice.ComponentContext')
            return remote.ServiceManager.createInstanceWithContext('com.sun.star.frame.Desktop', remote)
        except Exception:
            if office.poll() == RESTART:
                office = start(program, home, accept)
            elif office.poll() is not None:
                sys.exit('LibreOffice ended with %d' % office.poll())
            time.sleep(0.05)


def convert(desktop, home, extension):
    options = dict(Hidden=True, ReadOnly=True, MacroExecutionMode=NEVER, UpdateDocMode=NEVER)
    if FILTERS[extension]:
        options['FilterName'] = FILTERS[extension]
    document = desktop.loadComponentFromURL('file://%s/file.%s' % (home, extension), '_blank', 0, values(**options))
    if document is None:
        return False
    services = [name for name in EXPORTS if document.supportsService(name)]
    if not services:
        return False
    document.storeToURL('file://' + home + '/converted.pdf', values(FilterName=EXPORTS[services[0]]))
    return True


def main(program):
    home = os.getcwd() + '/office'
    desktop = connect(program, home)
    say(type='ready')
    source = sys.stdin.buffer
    extension = source.readline().decode().strip()
    with open('%s/file.%s' % (home, extension), 'wb') as file:
        while block := source.read(1 << 20):
            file.write(block)
    try:
        if not convert(desktop, home, extension):
            return say(type='failed', reason='damaged', detail='LibreOffice opens no document')
    except Exception as error:
        # Packages without windows crash when they show a document's comments; a conversion by command shows none.
        named = ['--infilter=' + FILTERS[extension]] if FILTERS[extension] else []
        path = '%s/file.%s' % (home, extension)
        start(program, home, *named, '--convert-to', 'pdf', '--outdir', home, path).wait()
        if os.path.exists(home + '/file.pdf'):
            os.replace(home + '/file.pdf', home + '/converted.pdf')
            return say(type='done')
        return say(type='failed', reason='damaged', detail=str(error)[:2000])
    say(type='done')


main(sys.argv[1])
os._exit(0)
