import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '@souk/run/port';

const browsers = ['aarch64', 'x86_64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** Against hanging, not a measure. */
const deadlineMs = 120_000;

/**
 * One command of WebDriver, a protocol of plain requests. By fetch, since what its libraries have beside them (fetching browsers,
 * waiting, finding) is of no use here, and everybody who starts the store would install it.
 */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Starts WebKit's driver, which opens browsers. What pages write to their console comes out of it, line by line. */
export const startDriver = async (onLine: (line: string) => void) => {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // A machine for tests has neither a graphics card nor, as root in a container, namespaces to put pages in.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: import.meta.dirname,
    },
  });
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  await answers(port);
  return {
    command: commander(`http://127.0.0.1:${port}`),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
};

/** The driver says nothing when it is ready: it is asked until it answers. */
const answers = async (port: number) => {
  for (let left = 200; left > 0; left--) {
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (reply) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not answer on port ${port}`);
};

const commander =
  (base: string): Command =>
  async (method, path, body) => {
    const reply = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (reply.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };

/** Opens a browser that knows nothing yet, and gives the commands to it. */
export const openBrowser = async (command: Command): Promise<{ command: Command; close: () => Promise<unknown> }> => {
  const { sessionId } = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browsers.find((path) => existsSync(path)),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })) as { sessionId: string };
  return {
    command: (method, path, body) => command(method, `/session/${sessionId}${path}`, body),
    close: () => command('DELETE', `/session/${sessionId}`),
  };
};
