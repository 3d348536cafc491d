import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';
import { composeSpec, furtherKinds, helm, kubeconform, kubernetes } from './binary.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = test();

/** `npm run test:helm`: the chart of deploy-examples, linted and rendered by Helm itself and held against Kubernetes' schemas by kubeconform, and compose.yaml as the specification reads it. */
function test() {
  const files = (sources) => sources.join(delimiter);
  const env = {
    ...process.env,
    HELM_BIN: helm.find(),
    KUBECONFORM_BIN: kubeconform.find(),
    COMPOSE_SPEC_BIN: composeSpec.find(),
    KUBERNETES_SCHEMAS: files(kubernetes.map((each) => join(each.source(), 'api/openapi-spec/swagger.json'))),
    FURTHER_KINDS: files(furtherKinds.map(({ source, file }) => join(source.source(), file))),
  };
  const args = ['-c', 'jest.config.mjs', 'tools/helm'];
  return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
