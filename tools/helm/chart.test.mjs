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
/** Everything that the chart has, switched on. */
const all = [
  '--set=gateway.name=edge,gateway.namespace=edge,externalSecret.enabled=true,serviceMonitor=true',
  '--set=secretKeys={database-url,internal-key,secrets-key,stripe-secret-key},settings.SMTP_URL=smtp://mail:25',
  '--set=releaseStore=s3://souk/releases,releasePublicKey=PEM',
];
const rendered = (...args) => {
  const { status, text, error } = helm('template', 'shop', chart, '--kube-version=1.29', ...args);
  expect([status, error]).toEqual([0, '']);
  return loadAll(text).filter(Boolean);
};
const podsOf = (documents) =>
  documents.filter(({ spec }) => spec?.template?.spec).map(({ kind, spec }) => ({ kind, ...spec.template.spec }));
const documented = () =>
  new Set(
    [...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  );

describeWhere(bin !== undefined, 'Helm: npm run test:helm')('the chart', () => {
  test.each([[[]], [all], [['--set=web.autoscaling.enabled=false']]])('Helm lints and renders it: %j', (args) => {
    const { status, text } = helm('lint', '--strict', '--kube-version=1.29', chart, ...args);
    expect([status, status === 0 ? '' : text]).toEqual([0, '']);
    for (const { apiVersion, kind, metadata } of rendered(...args))
      expect([typeof apiVersion, typeof kind, metadata.name.startsWith('s')]).toEqual(['string', 'string', true]);
  });

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
      'Service',
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

  test('figures are scraped under the name by which the alerts ask for them, and by Prometheus alone', () => {
    const documents = rendered(...all);
    const of = (kind) => documents.find((one) => one.kind === kind);
    expect(of('ServiceMonitor').spec.jobLabel).toBe('app.kubernetes.io/name');
    expect(of('Service').metadata.labels['app.kubernetes.io/name']).toBe('souk');
    const [store, figures] = of('NetworkPolicy').spec.ingress;
    expect([store.ports, store.from, figures.ports, figures.from?.length]).toEqual([
      [{ port: 4200 }],
      undefined,
      [{ port: 9090 }],
      1,
    ]);
  });
});
