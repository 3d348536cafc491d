import { createServer, type AddressInfo } from 'node:net';

type Letter = { to: string; text: string };

/** A mail server that takes every letter and sends none on. Enough of RFC 5321 for one that is spoken to properly. */
export const openMailServer = async () => {
  const letters: Letter[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let to = '';
    let body: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (/^rcpt to:/i.test(line)) to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (/^data/i.test(line)) {
        body = [];
        return say('354 go on');
      }
      if (/^quit/i.test(line)) return void socket.end('221 bye\r\n');
      say('250 ok');
    };
    const take = (line: string) => {
      if (!body) return command(line);
      if (line !== '.') return void body.push(line);
      letters.push({ to, text: body.join('\n') });
      body = null;
      say('250 taken');
    };
    say('220 mail.test');
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        const lines = (rest + chunk.toString('utf8')).split('\r\n');
        rest = lines.pop() ?? '';
        lines.forEach(take);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The code of the newest letter to somebody; undefined until it came. */
    codeFor: (to: string) => /\b(\d{6})\b/.exec(letters.findLast((letter) => letter.to === to)?.text ?? '')?.[1],
    close: () => server.close(),
  };
};
