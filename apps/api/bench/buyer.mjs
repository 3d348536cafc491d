import { connect } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * One buyer's line to the shop: a connection that is kept, one request at a time. As little work as can be, since what the
 * buyers cost is taken from the same processors as the shop.
 */
export function openLine(origin) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting;
  let got = Buffer.alloc(0);
  const fail = (error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The shop closed the line')));
  socket.on('data', (part) => {
    got = got.length === 0 ? part : Buffer.concat([got, part]);
    const end = got.indexOf(endOfHead);
    if (end === -1) return;
    const head = got.latin1Slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) return fail(new Error(`An answer without its length: ${head}`));
    const whole = end + endOfHead.length + length;
    if (got.length < whole) return;
    const text = got.utf8Slice(end + endOfHead.length, whole);
    got = got.subarray(whole);
    waiting?.resolve({ status: Number(head.slice(9, 12)), text });
  });
  return {
    send: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const text = body === undefined ? '' : JSON.stringify(body);
        const type = text ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` : '';
        const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${own.join('')}${type}\r\n${text}`);
      }),
    close() {
      waiting = undefined;
      socket.destroy();
    },
  };
}
