/** The workflow of a remote: the one pipeline of remotes, for its own folders and for libraries. */
export const workflowOf = (name) => {
  const paths = `paths: ['apps/${name}/**', 'libs/**', 'e2e/${name}/**']`;
  return `name: ${name}
on:
  pull_request:
    ${paths}
  push:
    branches: [main]
    ${paths}

permissions:
  contents: read

jobs:
  release:
    uses: ./.github/workflows/remote.yml
    with:
      remote: ${name}
      team: ${name}
    secrets: inherit
`;
};
