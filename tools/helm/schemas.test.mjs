import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { loadAll } from 'js-yaml';
import { describeWhere } from '@souk/run/where';
import { kubernetes } from './binary.mjs';
import { openSchemas } from './schemas.mjs';

const chart = join(import.meta.dirname, '../../deploy-examples/helm/souk');
const bin = process.env.HELM_BIN;
const listed = (text = '') => text.split(delimiter).filter(Boolean);
/** Where the description of a version lies; none where nobody looked for it. */
const fileOf = (version) => listed(process.env.KUBERNETES_SCHEMAS).find((file) => file.includes(`@${version}`));
const versions = kubernetes.map(({ version }) => version);

/** Everything that the chart has, switched on. */
const all = [
  '--set=gateway.name=edge,gateway.namespace=edge,externalSecret.enabled=true,serviceMonitor=true',
  '--set=secretKeys={database-url,internal-key,secrets-key,stripe-secret-key},settings.SMTP_URL=smtp://mail:25',
  '--set=releaseStore=s3://souk/releases,releasePublicKey=PEM',
  '--set=egress.enabled=true,egress.reach.database.to[0].ipBlock.cidr=10.1.0.0/24',
];
const render = (...args) => spawnSync(bin, ['template', 'shop', chart, ...args], { encoding: 'utf8' }).stdout;
const objectsIn = (text) => loadAll(text).filter(Boolean);

/** A fault that somebody writes, in what Helm rendered, and what is said of it. */
const faults = [
  ['a field of a probe', /periodSeconds: 2/, 'periodSecond: 2', /^apps\/v1 Deployment .*Probe .*periodSecond$/],
  ['a field in the wrong place', /replicas: 1\n/, 'replica: 1\n', /^apps\/v1 Deployment \/spec .*replica$/],
  [
    'a value of another kind',
    /maxUnavailable: 1\n/,
    'maxUnavailable: [1]\n',
    /^policy\/v1 PodDisruptionBudget \/spec\/maxUn/,
  ],
  ['what must be there', / +maxReplicas: 10\n/, '', /^autoscaling\/v2 HorizontalPodAutoscaler \/spec .*maxReplicas/],
  [
    'an object of a version that is gone',
    /autoscaling\/v2/,
    'autoscaling/v2beta2',
    /^autoscaling\/v2beta2 Horizontal.* is not known$/,
  ],
  [
    'a field of a route',
    /backendRefs:/,
    'backendRef:',
    /^gateway.networking.k8s.io\/v1 HTTPRoute \/spec\/rules\/0 .*backendRef$/,
  ],
  [
    'a field of a secret from outside',
    /remoteRef:/,
    'remote:',
    /^external-secrets.io\/v1 ExternalSecret \/spec\/data\/0 /,
  ],
  [
    'a field of what is scraped',
    /path: \/metrics\n/,
    'pth: /metrics\n',
    /^monitoring.coreos.com\/v1 ServiceMonitor \/spec\/endpoints\/0 .*pth$/,
  ],
];

describeWhere(bin !== undefined && versions.every(fileOf), 'Kubernetes’ schemas: npm run test:helm')(
  'the chart',
  () => {
    describe.each(versions)('before an api server of Kubernetes %s', (version) => {
      let faultsOf;
      beforeAll(() => (faultsOf = openSchemas(fileOf(version), listed(process.env.FURTHER_KINDS))));

      test.each([[[]], [all], [['--set=web.autoscaling.enabled=false']]])(
        'takes all that the chart makes: %j',
        (args) => {
          const objects = objectsIn(render(`--kube-version=${version.slice(1)}`, ...args));
          expect(objects.length).toBeGreaterThan(5);
          expect(objects.flatMap(faultsOf)).toEqual([]);
        },
      );

      test.each(faults)('refuses a chart that has %s wrong, by name', (_what, sound, spoilt, said) => {
        const text = render(`--kube-version=${version.slice(1)}`, ...all);
        expect(text).toMatch(sound);
        const found = objectsIn(text.replace(sound, spoilt)).flatMap(faultsOf);
        expect(found).toContainEqual(expect.stringMatching(said));
      });
    });
  },
);
