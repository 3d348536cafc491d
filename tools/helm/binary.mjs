import { goProgram } from '../run/go-program.mjs';

/** Helm itself. */
export const helm = goProgram({
  name: 'helm',
  module: 'helm.sh/helm/v3',
  folder: '/cmd/helm',
  version: 'v3.22.0',
  variable: 'HELM',
});

/** The Compose specification's own reader: it knows every key and the kind of its value. */
export const composeSpec = goProgram({
  name: 'compose-spec',
  module: 'github.com/compose-spec/compose-go/v2',
  folder: '/cmd',
  version: 'v2.16.2',
  variable: 'COMPOSE_SPEC',
});
