import type { DeskSystem } from '@souk/contract/desk';
import { Facts, Panel, StoreTime } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Notice } from '@souk/ui';

/** Which release of the api answers, on which database, and which migrations ran there. */
export function ServerFacts({ process, migrations }: Pick<DeskSystem, 'process' | 'migrations'>) {
  const t = useT();
  const { version, node, startedAt, database, databaseVersion } = process;
  const { done, last, waiting, newer } = migrations;
  return (
    <Panel title={t('admin.system.server')}>
      <Facts>
        <dt>{t('admin.system.version')}</dt>
        <dd>{version}</dd>
        <dt>{t('admin.system.started')}</dt>
        <dd>
          <StoreTime iso={startedAt} />
        </dd>
        <dt>{t('admin.system.node')}</dt>
        <dd>{node}</dd>
        <dt>{t(`admin.system.database.${database}`)}</dt>
        <dd>{databaseVersion}</dd>
        <dt>{t('admin.system.migrations')}</dt>
        <dd>
          {done}
          {last && (
            <>
              {' · '}
              <FormattedMessage
                id="admin.system.migrated"
                values={{ name: last.name, time: <StoreTime iso={last.at} /> }}
              />
            </>
          )}
        </dd>
      </Facts>
      {waiting.length > 0 && (
        <Notice $tone="warn">
          <FormattedMessage
            id="admin.system.migrationsWaiting"
            values={{ count: waiting.length, names: waiting.join(', ') }}
          />
        </Notice>
      )}
      {newer.length > 0 && (
        <p>
          <FormattedMessage id="admin.system.migrationsNewer" values={{ names: newer.join(', ') }} />
        </p>
      )}
    </Panel>
  );
}

/** Since when the store's keys work, and whether its secrets are sealed by today's. */
export function KeyFacts({ keys: { ages, secrets, unsealed } }: Pick<DeskSystem, 'keys'>) {
  const t = useT();
  const isSealing = ages.some(({ kind }) => kind === 'sealing');
  return (
    <Panel title={t('admin.system.keys')}>
      {ages.length > 0 && (
        <Facts>
          {ages.map(({ kind, since, isExact }) => (
            <div key={kind}>
              <dt>{t(`admin.system.key.${kind}`)}</dt>
              <dd>
                {since === null ? (
                  t('admin.system.keyNew')
                ) : (
                  <FormattedMessage
                    id={isExact ? 'admin.system.keySince' : 'admin.system.keyBefore'}
                    values={{ since: <StoreTime iso={since} look="short" /> }}
                  />
                )}
              </dd>
            </div>
          ))}
        </Facts>
      )}
      {!isSealing && <p>{t('admin.system.notSealed')}</p>}
      {isSealing && unsealed === 0 && (
        <p>
          <FormattedMessage id="admin.system.allSealed" values={{ count: secrets }} />
        </p>
      )}
      {isSealing && unsealed > 0 && (
        <Notice $tone="warn">
          <FormattedMessage id="admin.system.someUnsealed" values={{ count: unsealed }} />
        </Notice>
      )}
    </Panel>
  );
}
