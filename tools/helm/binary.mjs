import { goProgram } from '../run/go-program.mjs';

/** Helm itself. */
export const helm = goProgram({
  name: 'helm',
  module: 'helm.sh/helm/v3',
  folder: '/cmd/helm',
  version: 'v3.22.0',
  variable: 'HELM',
});

/** Holds objects against schemas. */
export const kubeconform = goProgram({
  name: 'kubeconform',
  module: 'github.com/yannh/kubeconform',
  folder: '/cmd/kubeconform',
  version: 'v0.8.0',
  variable: 'KUBECONFORM',
});

/** What an api server knows of its objects, by the oldest release that the chart promises and by the newest one. */
export const kubernetes = ['v1.29.14', 'v1.37.2'].map((version) =>
  goProgram({ name: 'kubernetes', module: 'k8s.io/kubernetes', version, variable: 'KUBERNETES' }),
);
const definitions = (name, module, version, file) => ({
  source: goProgram({ name, module, version, variable: name.toUpperCase().replaceAll('-', '_') }),
  file,
});
/** Definitions of the kinds that are no part of Kubernetes itself: routes, secrets from outside, what is scraped. */
export const furtherKinds = [
  definitions(
    'gateway-api',
    'sigs.k8s.io/gateway-api',
    'v1.4.0',
    'config/crd/standard/gateway.networking.k8s.io_httproutes.yaml',
  ),
  definitions(
    'external-secrets',
    'github.com/external-secrets/external-secrets',
    'v1.3.2',
    'config/crds/bases/external-secrets.io_externalsecrets.yaml',
  ),
  definitions(
    'prometheus-operator',
    'github.com/prometheus-operator/prometheus-operator',
    'v0.85.0',
    'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml',
  ),
];

/** The Compose specification's own reader: it knows every key and the kind of its value. */
export const composeSpec = goProgram({
  name: 'compose-spec',
  module: 'github.com/compose-spec/compose-go/v2',
  folder: '/cmd',
  version: 'v2.16.2',
  variable: 'COMPOSE_SPEC',
});
