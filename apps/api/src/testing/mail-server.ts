import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a mail server behaves: it takes what comes, says nothing at all, ends each connection, or answers recipients, or what it was sent, with a line. */
type Behaviour = 'takes' | 'is silent' | 'hangs up' | `5${string}` | `4${string}` | `read: ${5 | 4}${string}`;

/** A mail server that keeps every letter. Enough of RFC 5321 for a client that speaks properly. */
export interface TestMailServer {
  url: string;
  /** Recipients of the letters that it took. */
  taken: string[];
  /** Resolves once it has taken so many letters. */
  took(count: number): Promise<void>;
  /** How many connections were begun. */
  asked(): number;
  /** How many connections were open at once, at most. */
  mostAtOnce(): number;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export const openTestMailServer = async (): Promise<TestMailServer> => {
  let behaviour: Behaviour = 'takes';
  let asked = 0;
  let mostAtOnce = 0;
  const letters = new EventEmitter();
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const talk = (socket: Socket) => {
    let rest = '';
    let to = '';
    let isBody = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      const recipient = /^rcpt to:<([^>]*)>/i.exec(line)?.[1];
      if (recipient) {
        to = recipient;
        return say(/^\d/.test(behaviour) ? behaviour : '250 ok');
      }
      isBody = /^data/i.test(line);
      return isBody ? say('354 go on') : say(/^quit/i.test(line) ? '221 bye' : '250 ok');
    };
    const take = (line: string) => {
      if (!isBody) return command(line);
      if (line !== '.') return undefined;
      isBody = false;
      if (behaviour.startsWith('read: ')) return say(behaviour.slice('read: '.length));
      taken.push(to);
      letters.emit('taken');
      return say('250 taken');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    say('220 mail.test');
  };
  const server = createServer((socket) => {
    asked += 1;
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)));
    mostAtOnce = Math.max(mostAtOnce, sockets.size);
    if (behaviour === 'hangs up') socket.destroy();
    else if (behaviour !== 'is silent') talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async took(count) {
      while (taken.length < count) await once(letters, 'taken');
    },
    asked: () => asked,
    mostAtOnce: () => mostAtOnce,
    behave: (next) => void (behaviour = next),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
