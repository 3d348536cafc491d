import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '../canonical.mjs';
import { NotCopiedYet } from './listed-build.mjs';
import { secretOf } from '../secret.mjs';
import { refuseWithoutConditionalWrites } from './probe.mjs';
import { removeBuilds, switchDocument, writeBuilds } from './publish-copy.mjs';
import { openWorkingCopy } from './working-copy.mjs';
import { self } from '../self.mjs';

const mostTries = 20;

/** A key that nobody else has would sign what no server takes: none is made here. */
const refuseWithoutKey = ({ name }, keysDir, env) => {
  const hasOwn = existsSync(join(keysDir, 'keys'));
  if (name === 'link' && !secretOf('PREVIEW_PRIVATE_KEY', env) && !hasOwn)
    throw new Error('A release store holds no keys: set PREVIEW_PRIVATE_KEY');
  if (!secretOf('RELEASE_PRIVATE_KEY', env) && !env.RELEASE_PUBLIC_KEY && !hasOwn)
    throw new Error(
      'A release store holds no keys: set RELEASE_PRIVATE_KEY, or RELEASE_PUBLIC_KEY where nothing is changed',
    );
};

/** A document that is none changes nothing here: the command itself refuses it. */
const setIn = (text) => {
  try {
    return { remotes: {}, ...JSON.parse(text) };
  } catch {
    return { remotes: {} };
  }
};
const entryOf = ({ remotes, shell }, name) => canonical((name === 'shell' ? shell : remotes[name]) ?? null);

/** @returns the names of which two sets say different things */
const changedBetween = (before, after) =>
  [...new Set(['shell', ...Object.keys(before.remotes), ...Object.keys(after.remotes)])].filter(
    (name) => entryOf(before, name) !== entryOf(after, name),
  );

const firstInWords = (names, { seq, createdAt, by = {} }) =>
  `Nothing was changed: ${by.author ?? 'somebody'} was first with ${names.join(' and ')} (number ${seq}, ${createdAt}): ` +
  `look at ${self} status, then run your command again if it is still right`;

/**
 * Runs a command on a copy of what lies in a release store, then gives the store what it changed: files first, then the document, if it
 * is still the one that the command began with. A change of other remotes meanwhile is built upon; one of the same is told.
 * @param options.work folder → what the command answers; run again when it asks for a build, or on a newer document
 */
export const runOnStore = async (store, { command, work, keysDir, env = process.env }) => {
  refuseWithoutKey(command, keysDir, env);
  const changes = Boolean(command.writes) && !command.isDryRun;
  if (changes) await refuseWithoutConditionalWrites(store);
  const copy = await openWorkingCopy(store, command, { keysDir });
  try {
    for (let tries = 1; ; tries += 1) {
      const before = setIn(copy.document().text);
      const answer = await answerOf(copy, work);
      if (!changes) return answer;
      await writeBuilds(store, copy);
      const ours = setIn(copy.changedText());
      if (await switchDocument(store, copy)) {
        await removeBuilds(store, copy);
        return answer;
      }
      await copy.refresh();
      const theirs = setIn(copy.document().text);
      const own = changedBetween(before, ours);
      const both = changedBetween(before, theirs).filter((name) => own.includes(name));
      if (both.length) throw new Error(firstInWords(both, theirs));
      if (tries === mostTries) throw new Error('Others are publishing without a pause: try again');
      await pause(Math.random() * 100 * tries);
    }
  } catch (error) {
    // Files are named as the store has them.
    throw new Error(error.message.replaceAll(copy.dir, store.name), { cause: error });
  } finally {
    copy.close();
  }
};

/** Copies each build that the command asks for, and runs it again. */
const answerOf = async (copy, work) => {
  for (;;) {
    try {
      return await work(copy.dir);
    } catch (error) {
      if (!(error instanceof NotCopiedYet)) throw error;
      await copy.copyBuild(error.build);
    }
  }
};
