import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretSettings } from '@souk/contract/internal';
import { loadAll } from 'js-yaml';
import { describeWhere } from '@souk/run/where';

const root = join(import.meta.dirname, '../..');
const chart = join(root, 'deploy-examples/helm/souk');
const bin = process.env.HELM_BIN;

const helm = (...args) => {
  const { status, stdout, stderr } = spawnSync(bin, args, { encoding: 'utf8' });
  return { status, text: stdout, error: stderr };
};
/** What the chart is not rendered without. */
const least = ['--set=releaseStore=s3://souk/releases'];
/** Everything that the chart has, switched on. */
const all = [
  '--set=gateway.name=edge,gateway.namespace=edge,externalSecret.enabled=true,serviceMonitor=true',
  '--set=secretKeys={database-url,internal-key,secrets-key,stripe-secret-key},settings.SMTP_URL=smtp://mail:25',
  '--set=releaseStore=s3://souk/releases,releasePublicKey=PEM',
  '--set=egress.enabled=true,egress.reach.database.to[0].ipBlock.cidr=10.1.0.0/24',
];
const rendered = (...args) => {
  const { status, text, error } = helm('template', 'shop', chart, '--kube-version=1.29', ...args);
  expect([status, error]).toEqual([0, '']);
  return loadAll(text).filter(Boolean);
};
const refusedBy = (...args) => helm('template', 'shop', chart, '--kube-version=1.29', ...args);
const podsOf = (documents) =>
  documents.filter(({ spec }) => spec?.template?.spec).map(({ kind, spec }) => ({ kind, ...spec.template.spec }));
const documented = () =>
  new Set(
    [...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  );

describeWhere(bin !== undefined, 'Helm: npm run test:helm')('the chart', () => {
  test.each([[least], [all], [[...least, '--set=web.autoscaling.enabled=false']]])(
    'Helm lints and renders it: %j',
    (args) => {
      const { status, text } = helm('lint', '--strict', '--kube-version=1.29', chart, ...args);
      expect([status, status === 0 ? '' : text]).toEqual([0, '']);
      for (const { apiVersion, kind, metadata } of rendered(...args))
        expect([typeof apiVersion, typeof kind, metadata.name.startsWith('s')]).toEqual(['string', 'string', true]);
    },
  );

  test('every part is there: pods, probes, budget, autoscaling, policy, route, secrets, a migration before each rollout', () => {
    const kinds = rendered(...all)
      .map(({ kind }) => kind)
      .sort();
    expect(kinds).toEqual([
      'Deployment',
      'Deployment',
      'ExternalSecret',
      'HTTPRoute',
      'HorizontalPodAutoscaler',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'PodDisruptionBudget',
      'Service',
      'Service',
      'ServiceMonitor',
      'ServiceMonitor',
    ]);
  });

  test('no pod is root, writes into its image or gains rights; each has an end longer than it drains', () => {
    for (const pod of podsOf(rendered(...all))) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(8 + 11);
      for (const { securityContext } of pod.containers)
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  test('no pod fills the disk of its node', () => {
    for (const { volumes } of podsOf(rendered(...all)))
      expect(volumes.flatMap(({ name, emptyDir }) => (emptyDir ? [[name, emptyDir.sizeLimit]] : []))).toEqual([
        ['data', '10Gi'],
        ['tmp', '1Gi'],
      ]);
  });

  test('every variable is one of the store’s, and every secret comes as a file', () => {
    const known = documented();
    for (const { containers } of podsOf(rendered(...all)))
      for (const { name, value } of containers.flatMap(({ env }) => env)) {
        const bare = name.replace(/_FILE$/, '');
        expect([name, known.has(bare)]).toEqual([name, true]);
        expect([name, secretSettings.includes(bare)]).toEqual([
          name,
          name !== bare || ['SMTP_URL', 'RELEASE_STORE'].includes(bare),
        ]);
        if (name !== bare) expect(value).toMatch(/^\/run\/secrets\/souk\//);
      }
  });

  test('the shop’s name leads to the store, and so does the desks’ where they have one of their own', () => {
    const namesBy = (...args) => rendered(...all, ...args).find(({ kind }) => kind === 'HTTPRoute').spec.hostnames;
    expect(namesBy('--set=publicOrigin=https://shop.example:8443')).toEqual(['shop.example']);
    expect(namesBy('--set=publicOrigin=https://shop.example,settings.ADMIN_ORIGIN=https://admin.shop.example')).toEqual(
      ['shop.example', 'admin.shop.example'],
    );
  });

  test('a pod gets visitors, or is scraped, once it is ready, and is started again when it answers nobody', () => {
    for (const { kind, containers } of podsOf(rendered(...all)).filter((pod) => pod.kind === 'Deployment'))
      for (const { startupProbe, readinessProbe, livenessProbe } of containers)
        expect([kind, ...[startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path)]).toEqual([
          kind,
          '/readyz',
          '/readyz',
          '/healthz',
        ]);
  });

  test('no more than one pod of a kind goes when a node is emptied', () => {
    const budgets = rendered(...all).filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets.map(({ metadata, spec }) => [metadata.name, spec.maxUnavailable])).toEqual([
      ['shop-web', 1],
      ['shop-worker', 1],
    ]);
  });

  test('the figures of every process are scraped where it serves them, under the name by which the alerts ask', () => {
    const documents = rendered(...all);
    const ofKind = (kind) => documents.filter((one) => one.kind === kind);
    const has = (labels, wanted) => Object.entries(wanted).every(([name, value]) => labels[name] === value);
    const scraped = ofKind('ServiceMonitor').flatMap(({ spec }) => {
      expect(spec.jobLabel).toBe('app.kubernetes.io/name');
      const services = ofKind('Service').filter(({ metadata }) => has(metadata.labels, spec.selector.matchLabels));
      return services.flatMap((service) => {
        expect(service.metadata.labels['app.kubernetes.io/name']).toBe('souk');
        const deployments = ofKind('Deployment').filter((deployment) =>
          has(deployment.spec.template.metadata.labels, service.spec.selector),
        );
        return deployments.map(({ spec: { template } }) => [
          template.spec.containers[0].env.find(({ name }) => name === 'ROLE').value,
          spec.endpoints.map(({ port, path }) => [
            service.spec.ports.find(({ name }) => name === port).targetPort,
            path,
          ]),
        ]);
      });
    });
    const [shell, api] = ['/metrics', '/metrics/api'].map((path) => ['metrics', path]);
    expect(scraped).toEqual([
      ['web', [shell, api]],
      // No shell server stands beside a worker: nothing would answer.
      ['worker', [api]],
    ]);
  });

  test('visitors come to the store’s port, and Prometheus alone to the figures', () => {
    const [store, figures] = rendered(...all).find(({ kind }) => kind === 'NetworkPolicy').spec.ingress;
    expect([store.ports, store.from, figures.ports, figures.from?.length]).toEqual([
      [{ port: 4200 }],
      undefined,
      [{ port: 9090 }],
      1,
    ]);
  });

  test('pods reach DNS and what is named, once somebody names it; until then everything', () => {
    const policyBy = (...args) => rendered(...args).find(({ kind }) => kind === 'NetworkPolicy').spec;
    expect(policyBy(...least)).toMatchObject({ policyTypes: ['Ingress'] });
    expect(policyBy(...least).egress).toBeUndefined();
    const counters =
      '--set=egress.reach.counters.port=6379,egress.reach.counters.to[0].podSelector.matchLabels.app=valkey';
    const { policyTypes, egress } = policyBy(...all, counters);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    expect(egress.map(({ ports, to }) => [ports.map(({ port }) => port), to])).toEqual([
      [[53, 53], [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } }]],
      [[6379], [{ podSelector: { matchLabels: { app: 'valkey' } } }]],
      [[5432], [{ ipBlock: { cidr: '10.1.0.0/24' } }]],
    ]);
  });

  test('several pods without a place where all find releases are refused, unless somebody accepts it', () => {
    const onePod = ['--set=web.autoscaling.enabled=false,web.replicas=1'];
    for (const args of [[], ['--set=web.autoscaling.enabled=false']])
      expect(refusedBy(...args)).toMatchObject({ status: 1, error: expect.stringContaining('releaseStore must say') });
    const ways = ['secretKeys={database-url,release-store}', 'settings.RELEASE_STORE=/srv/releases'];
    for (const args of [onePod, ['--set=withoutReleaseStore=true'], ...ways.map((way) => [`--set=${way}`])])
      expect(rendered(...args).length).toBeGreaterThan(5);
  });

  test('a rule that names nobody, which would let everything through, is refused', () => {
    const { status, error } = refusedBy(...least, '--set=egress.enabled=true');
    expect([status, error]).toEqual([1, expect.stringContaining('egress.reach.database needs a port, and who')]);
  });
});
