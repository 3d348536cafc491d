import { createServer, Server } from 'node:net';
import { freePort, isTaken, refuseTakenPort } from './port.mjs';

let server;
let port;
beforeAll(async () => {
  server = createServer();
  await new Promise((resolve) => server.listen(0, resolve));
  port = server.address().port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const told = async (asked) => {
  const lines = [];
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => void lines.push(code));
  const error = jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  await refuseTakenPort(asked);
  exit.mockRestore();
  error.mockRestore();
  return lines;
};

test('a taken port is told in one line, with the address and another to try, and exit code 1', async () => {
  expect(await told(String(port))).toEqual([
    `Port ${port} is taken. If the store is open there already, use it: http://localhost:${port}. Else say another: PORT=${port + 1} npm start`,
    1,
  ]);
});

test.each(['abc', '', '70000', '-1'])(
  '"%s", which is no port, is left to the check of all variables',
  async (asked) => {
    expect(await told(asked)).toEqual([]);
  },
);

test('a free port passes, and is free afterwards', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, resolve));
  const free = other.address().port;
  await new Promise((resolve) => other.close(resolve));
  expect(await isTaken(free)).toBe(false);
  expect(await told(String(free))).toEqual([]);
});

test('a free port is one that no outgoing connection is given before a server comes to it', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(await Promise.all(ports.map(isTaken))).not.toContain(true);
});

test('nobody is given a port that somebody else in this process was given', async () => {
  const ports = [];
  for (let round = 0; round < 10; round += 1)
    ports.push(...(await Promise.all(Array.from({ length: 100 }, () => freePort()))));
  expect(new Set(ports).size).toBe(1000);
});

test('when the system lets nobody listen, who asks for a port hears why', async () => {
  const tooMany = Object.assign(new Error('listen EMFILE: too many open files'), { code: 'EMFILE' });
  const listen = jest.spyOn(Server.prototype, 'listen').mockImplementation(function () {
    return (process.nextTick(() => this.emit('error', tooMany)), this);
  });
  await expect(freePort()).rejects.toThrow('too many open files');
  const inUse = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  listen.mockImplementation(function () {
    return (process.nextTick(() => this.emit('error', inUse)), this);
  });
  await expect(freePort()).rejects.toThrow('no free port from 20000 to 31999 was found');
  listen.mockRestore();
});
