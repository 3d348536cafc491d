import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.mjs';

/** Runs commands from the root, each under its name and with its seconds. One that fails stops no other: `failed` has their names. */
export const steps = (env) => {
  const failed = [];
  /** @param stdio 'pipe': what the step prints comes in one piece at its end, since others print beside it */
  const step = async (name, command, args, stdio = 'inherit') => {
    const begun = Date.now();
    const said = [];
    const say = (text) => (stdio === 'pipe' ? said.push(text) : process.stdout.write(text));
    say(`\n── ${name}\n`);
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', stdio, stdio], env });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', say);
    const [status] = await once(child, 'close').catch((error) => {
      say(`${error.message}\n`);
      return [1];
    });
    say(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - begun) / 1000).toFixed(0)} s)\n`);
    if (status !== 0) failed.push(name);
    for (const text of said) process.stdout.write(text);
  };
  /** One after the other; what each prints comes at its end. */
  const inTurn = async (list) => {
    for (const { name, command, args } of list) await step(name, command, args, 'pipe');
  };
  return { step, inTurn, failed };
};
