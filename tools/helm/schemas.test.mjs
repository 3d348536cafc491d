import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { loadAll } from 'js-yaml';
import { describeWhere } from '@souk/run/where';
import { kubernetes } from './binary.mjs';
import { writeSchemas } from './schemas.mjs';

const chart = join(import.meta.dirname, '../../deploy-examples/helm/souk');
const { HELM_BIN: bin, KUBECONFORM_BIN: kubeconform } = process.env;
const listed = (text = '') => text.split(delimiter).filter(Boolean);
/** Where the description of a version lies; none where nobody looked for it. */
const fileOf = (version) => listed(process.env.KUBERNETES_SCHEMAS).find((file) => file.includes(`@${version}`));
const versions = kubernetes.map(({ version }) => version);

/** What the chart is not rendered without. */
const least = ['--set=releaseStore=s3://souk/releases'];
/** Everything that the chart has, switched on. */
const all = [
  '--set=gateway.name=edge,gateway.namespace=edge,externalSecret.enabled=true,serviceMonitor=true',
  '--set=secretKeys={database-url,internal-key,secrets-key,stripe-secret-key},settings.SMTP_URL=smtp://mail:25',
  '--set=releaseStore=s3://souk/releases,releasePublicKey=PEM',
  '--set=egress.enabled=true,egress.reach.database.to[0].ipBlock.cidr=10.1.0.0/24',
];
const render = (...args) => spawnSync(bin, ['template', 'shop', chart, ...args], { encoding: 'utf8' }).stdout;

/** @returns how many objects are as described, and the faults of the others, each in one line */
const judge = (location, input) => {
  const words = ['-strict', '-summary', '-output', 'json', '-schema-location', location, '-'];
  const { resources, summary } = JSON.parse(spawnSync(kubeconform, words, { input, encoding: 'utf8' }).stdout);
  const faults = resources.flatMap(({ kind, version, msg, validationErrors }) =>
    (validationErrors ?? [{ path: '', msg }]).map((fault) => `${version} ${kind} ${fault.path} ${fault.msg}`),
  );
  return { valid: summary.valid, faults };
};

/** A fault that somebody writes, in what Helm rendered, and what is said of it. */
const faults = [
  [
    'a field of a probe',
    /periodSeconds: 2/,
    'periodSecond: 2',
    /^apps\/v1 Deployment .*Probe .*'periodSecond' not allowed$/,
  ],
  [
    'a field in the wrong place',
    /replicas: 1\n/,
    'replica: 1\n',
    /^apps\/v1 Deployment \/spec .*'replica' not allowed$/,
  ],
  [
    'a value of another kind',
    /maxUnavailable: 1\n/,
    'maxUnavailable: [1]\n',
    /^policy\/v1 PodDisruptionBudget \/spec\/maxUn/,
  ],
  ['what must be there', / +maxReplicas: 10\n/, '', /^autoscaling\/v2 HorizontalPodAutoscaler \/spec .*maxReplicas/],
  ['a key that stands there twice', /( +)replicas: 1\n/, '$1replicas: 1\n$1replicas: 2\n', /replicas.* already set/],
  [
    'an object of a version that is gone',
    /autoscaling\/v2/,
    'autoscaling/v2beta2',
    /^autoscaling\/v2beta2 Horizontal.* could not find schema/,
  ],
  [
    'a field of a route',
    /backendRefs:/,
    'backendRef:',
    /^gateway.networking.k8s.io\/v1 HTTPRoute \/spec\/rules\/0 .*'backendRef' not allowed$/,
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
    /^monitoring.coreos.com\/v1 ServiceMonitor \/spec\/endpoints\/0 .*'pth' not allowed$/,
  ],
];

describeWhere(
  [bin, kubeconform].every(Boolean) && versions.every(fileOf),
  'kubeconform and Kubernetes’ schemas: npm run test:helm',
)('the chart', () => {
  describe.each(versions)('before an api server of Kubernetes %s', (version) => {
    let folder;
    let location;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'souk-schemas-'));
      const sources = { swaggerFile: fileOf(version), definitionFiles: listed(process.env.FURTHER_KINDS) };
      const objects = loadAll(render(`--kube-version=${version.slice(1)}`, ...all)).filter(Boolean);
      location = writeSchemas(folder, sources, objects);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each([[least], [all], [[...least, '--set=web.autoscaling.enabled=false']]])(
      'takes all that the chart makes: %j',
      (args) => {
        const { valid, faults } = judge(location, render(`--kube-version=${version.slice(1)}`, ...args));
        expect([faults, valid > 5]).toEqual([[], true]);
      },
    );

    test.each(faults)('refuses a chart that has %s wrong, by name', (_what, sound, spoilt, said) => {
      const text = render(`--kube-version=${version.slice(1)}`, ...all);
      expect(text).toMatch(sound);
      const found = judge(location, text.replace(sound, spoilt));
      expect(found.faults).toContainEqual(expect.stringMatching(said));
    });
  });
});
