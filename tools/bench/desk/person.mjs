import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signIn } from '../../look/shopper.mjs';

/** A token of the desk lives five minutes. */
const tokenMs = 200_000;

/**
 * Somebody of the platform who is signed in at the desk in a browser of their own: the bench makes calls as their page does, with
 * the token that their page was given. The browser has a profile on disk, as that of whoever works at a desk has: a private window, which
 * Playwright opens otherwise, does not keep the compiled code of scripts.
 */
export const openPerson = async (origin, email = 'admin@souk.test') => {
  const profile = mkdtempSync(join(tmpdir(), 'souk-desk-'));
  const context = await chromium.launchPersistentContext(profile, {
    viewport: { width: 1280, height: 800 },
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await signIn(context, { base: origin, email, at: '/admin' });
  let token = { header: '', at: 0 };
  const tokenNow = async () => {
    if (Date.now() - token.at < tokenMs) return token.header;
    const page = await context.newPage();
    const renewed = page.waitForResponse((response) => response.url().endsWith('/auth/desk/token'));
    await page.goto(`${origin}/admin`);
    // Its first line is the token; those behind it answer the page's calls.
    const [line] = (await (await renewed).text()).split('\n');
    token = { header: `Bearer ${JSON.parse(line).access_token}`, at: Date.now() };
    await page.close();
    return token.header;
  };
  /** Makes a call of the desk at the api itself. @returns its data and how long it took */
  const ask = async (apiOrigin, path, body) => {
    const authorization = await tokenNow();
    const begun = performance.now();
    const response = await fetch(`${apiOrigin}/api/admin${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    const ms = performance.now() - begun;
    if (answer.code !== 200) throw new Error(`${path} answered ${response.status}: ${answer.message}`);
    return { data: answer.data, ms };
  };
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, ask, close };
};
