import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import type { Mail, Mailer } from './port.ts';

export function aMail(changes: Partial<Mail> = {}): Mail {
  return {
    messageId: randomUUID(),
    to: { name: 'Änne Weiß', address: 'anne@example.com' },
    subject: 'Größe: what you asked for',
    text: 'Hello Änne\n.\nbye',
    html: '<p>Hello <b>Änne</b></p>',
    persons: [],
    ...changes,
  };
}

/**
 * What every adapter of Mailer promises.
 * @param open a mailer from `Lectern <lectern@example.org>`, what arrived so far, and how to end both
 */
export function mailContract(
  adapter: string,
  open: () => Promise<{ mailer: Mailer; arrived(): Promise<Email[]>; close(): Promise<void> }>,
): void {
  describe(`mail through ${adapter}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a mail arrives as it was written', async () => {
      expect(await opened.mailer.problem()).toBeNull();
      const mail = aMail();
      await opened.mailer.send(mail);
      expect((await opened.arrived()).at(-1)).toMatchObject({
        from: { name: 'Lectern', address: 'lectern@example.org' },
        to: [mail.to],
        subject: mail.subject,
        text: expect.stringMatching(/^Hello Änne\r?\n\.\r?\nbye\r?\n$/),
        html: expect.stringContaining(mail.html),
        messageId: `<${mail.messageId}@example.org>`,
      });
    });

    test('a mail sent again has the same message id', async () => {
      const mail = aMail({
        messageId: 'SharedLink/1/2@lectern',
        to: { name: null, address: 'ben@example.com' },
      });
      await opened.mailer.send(mail);
      await opened.mailer.send(mail);
      const [once, again] = (await opened.arrived()).slice(-2);
      expect(once?.messageId).toBe('<SharedLink/1/2@lectern>');
      expect(again?.messageId).toBe('<SharedLink/1/2@lectern>');
      expect(once?.to).toEqual([{ name: '', address: 'ben@example.com' }]);
    });

    test('a mail that can be stopped says where, for mail programs; another one does not', async () => {
      const unsubscribeUrl = 'https://lectern.example/mute/token/notifications';
      await opened.mailer.send(aMail({ unsubscribeUrl }));
      await opened.mailer.send(aMail());
      const headers = (await opened.arrived())
        .slice(-2)
        .map((mail) =>
          mail.headers
            .filter(({ key }) => key.startsWith('list-'))
            .map(({ key, value }) => [key, value]),
        );
      expect(headers).toEqual([
        [
          ['list-unsubscribe', `<${unsubscribeUrl}>`],
          ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
        ],
        [],
      ]);
      await expect(
        opened.mailer.send(aMail({ unsubscribeUrl: 'javascript:alert(1)' })),
      ).rejects.toThrow('cannot be sent');
    });

    test('a mail names its sender, whom answers reach, and carries its pictures', async () => {
      const replyTo = { name: 'Ana', address: 'ana@acme.example' };
      const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
      await opened.mailer.send(
        aMail({
          fromName: 'Ana via Acme',
          replyTo,
          html: '<img src="cid:first-page">',
          pictures: [{ cid: 'first-page', type: 'image/jpeg', bytes }],
        }),
      );
      const mail = (await opened.arrived()).at(-1);
      expect(mail).toMatchObject({
        from: { name: 'Ana via Acme', address: 'lectern@example.org' },
        replyTo: [replyTo],
        attachments: [{ contentId: '<first-page>', mimeType: 'image/jpeg', disposition: 'inline' }],
      });
      expect(new Uint8Array(mail!.attachments[0]!.content as ArrayBuffer)).toEqual(bytes);
    });

    test('a name is one recipient, whatever characters it has', async () => {
      const to = { name: 'Eve, "the" <eve@evil.example>; x@y.example', address: 'eve@example.com' };
      await opened.mailer.send(aMail({ to }));
      expect((await opened.arrived()).at(-1)?.to).toEqual([to]);
    });

    const lineBreaks = ['\r\n', '\n', '\r', '\0', '\u2028', '\x0b'].map(
      (character) => `x${character}Bcc: everybody@example.com`,
    );
    test.each(lineBreaks)('%j in a field is refused', async (text) => {
      const before = (await opened.arrived()).length;
      const bad: Partial<Mail>[] = [
        { subject: text },
        { messageId: text },
        { fromName: text },
        { replyTo: { name: text, address: 'a@example.com' } },
        { to: { name: text, address: 'a@example.com' } },
        { to: { name: null, address: text } },
        { to: { name: null, address: `a@example.com${text.slice(1)}` } },
      ];
      for (const changes of bad)
        await expect(opened.mailer.send(aMail(changes))).rejects.toMatchObject({ code: 'INVALID' });
      expect(await opened.arrived()).toHaveLength(before);
    });

    test.each(['', 'anne', 'a@b@example.com', 'a@example.com, b@example.com', '<a@example.com>'])(
      '%j is no address',
      async (address) => {
        await expect(
          opened.mailer.send(aMail({ to: { name: null, address } })),
        ).rejects.toMatchObject({ code: 'INVALID', fields: { 'to.address': expect.anything() } });
      },
    );
  });
}
