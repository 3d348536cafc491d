import { goProgram } from '../run/go-program.mjs';

/** Helm itself. */
export const helm = goProgram({
  name: 'helm',
  module: 'helm.sh/helm/v3',
  folder: '/cmd/helm',
  version: 'v3.22.0',
  variable: 'HELM',
});
