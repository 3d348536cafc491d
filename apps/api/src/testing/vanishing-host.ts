import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address behind which a server is, and may vanish: nothing is answered and nothing is closed, as where packets are dropped. */
export interface VanishingHost {
  /** `url` with this host's address in place of the server's. */
  instead(url: string): string;
  vanish(): void;
  /** Connections from now on are answered, by a server on `port`; those of before never are. */
  comeBack(port: number): void;
  close(): Promise<void>;
}

export const openVanishingHost = async (port: number): Promise<VanishingHost> => {
  let target: number | null = port;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const host = createServer((near) => {
    keep(near);
    if (target === null) return;
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    instead(url) {
      const address = new URL(url);
      address.port = String((host.address() as AddressInfo).port);
      return address.href;
    },
    vanish() {
      target = null;
      for (const socket of sockets) socket.unpipe().pause();
    },
    comeBack: (to) => void (target = to),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => host.close(resolve));
    },
  };
};
