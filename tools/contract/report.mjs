#!/usr/bin/env node
/**
 * Lists the calls of the contract that a running store does not serve yet.
 *
 *   npm run contract:report [-- http://localhost:4200]
 *
 * Every call is asked once, without a token and without a body: a call that nobody serves answers 501 before it looks at
 * anything, any other refuses or answers and changes nothing. Exit code 1 when something is missing.
 */
const origin = (process.argv[2] ?? process.env.PUBLIC_ORIGIN ?? 'http://localhost:4200').replace(/\/$/, '');

const callsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, tags }]) => ({
      name: operationId,
      tag: tags[0],
      method: method.toUpperCase(),
      path,
    })),
  );

const isServed = async ({ method, path }) => {
  const reply = await fetch(origin + path.replace(/\{\w+\}/g, '-'), { method });
  await reply.text();
  return reply.status !== 501;
};

const report = async () => {
  const calls = callsOf(await (await fetch(`${origin}/docs/openapi.json`)).json());
  const missing = [];
  for (const call of calls) if (!(await isServed(call))) missing.push(call);
  for (const { tag, name, method, path } of missing)
    console.log(`${tag.padEnd(14)} ${name.padEnd(26)} ${method} ${path}`);
  console.log(`${calls.length - missing.length} of ${calls.length} calls are served`);
  process.exitCode = missing.length > 0 ? 1 : 0;
};

report().catch((error) => {
  console.error(`No store answers at ${origin}: ${error.message}`);
  process.exitCode = 1;
});
