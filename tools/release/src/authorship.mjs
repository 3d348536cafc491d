import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

const git = (cwd, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : '';
};

const runOf = (env) => {
  if (env.RELEASE_RUN) return env.RELEASE_RUN;
  if (!env.GITHUB_RUN_ID) return env.CI_JOB_URL;
  return `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
};

const userName = () => {
  try {
    return userInfo().username;
  } catch {
    return ''; // a container's user may have no name
  }
};

/**
 * Who changes the set, from which commit, by which run of a pipeline and why: it stands in the document and its history.
 * GitHub's and GitLab's own variables are understood; RELEASE_AUTHOR, RELEASE_COMMIT and RELEASE_RUN go before them.
 */
export const authorship = ({ command, reason }, { cwd = process.cwd(), env = process.env } = {}) => {
  const known = {
    command,
    author:
      env.RELEASE_AUTHOR || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || git(cwd, 'config', 'user.name') || userName(),
    commit:
      env.RELEASE_COMMIT ||
      env.GITHUB_SHA ||
      env.CI_COMMIT_SHA ||
      git(cwd, 'describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'),
    run: runOf(env),
    reason,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
};
