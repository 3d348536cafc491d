import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffRoles } from '@souk/contract/desk';
import { deskCallbackPath, deskIdleS, deskSessionS } from '@souk/domain';
import { readConfig } from '../../config';
import { audiences } from '../port';

interface Client {
  clientId: string;
  redirectUris?: string[];
  fullScopeAllowed: boolean;
  attributes?: Record<string, string>;
  protocolMappers?: { protocolMapper: string; config: Record<string, string> }[];
}

interface RealmFile {
  clients: Client[];
  roles: { client: Record<string, { name: string }[]> };
  clientScopeMappings: Record<string, { client: string; roles: string[] }[]>;
}

const file = join(__dirname, '../../../../../tools/keycloak/realm-souk.json');
const realm = JSON.parse(readFileSync(file, 'utf8')) as RealmFile;
const config = readConfig({});
const clientOf = (id: string) => realm.clients.find(({ clientId }) => clientId === id);
const audiencesOf = (client: Client | undefined) =>
  (client?.protocolMappers ?? []).flatMap(({ config: { 'included.custom.audience': one } }) => one ?? []);

describe('[DESK-26] the realm file for Keycloak', () => {
  const [shop, desk] = [clientOf(config.oidcClientId), clientOf(config.oidcDeskClientId)];

  test('gives each client tokens for its own calls alone', () => {
    expect([audiencesOf(shop), audiencesOf(desk)]).toEqual([[audiences.shop], [audiences.desk]]);
    expect(shop?.redirectUris).toEqual(['${SOUK_ORIGIN}/callback']);
    expect(desk?.redirectUris).toEqual([`\${SOUK_ADMIN_ORIGIN}${deskCallbackPath}`]);
  });

  test('ends a desk’s sign-in as the embedded provider does', () => {
    expect(desk?.attributes).toMatchObject({
      'client.session.idle.timeout': String(deskIdleS),
      'client.session.max.lifespan': String(deskSessionS),
      'pkce.code.challenge.method': 'S256',
    });
  });

  test('has the roles of the platform’s people, in the desks’ tokens and no other', () => {
    const names = realm.roles.client[audiences.desk]?.map(({ name }) => name);
    expect(names).toEqual(staffRoles);
    expect(realm.clientScopeMappings).toEqual({
      [audiences.desk]: [{ client: config.oidcDeskClientId, roles: [...staffRoles] }],
    });
    expect([shop?.fullScopeAllowed, desk?.fullScopeAllowed]).toEqual([false, false]);
  });
});
