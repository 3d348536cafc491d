import { type DeskReleases, deskReleasesPath, type LiveRemote, type ReleaseState } from '@souk/contract/desk';
import { Loaded, SmallTable, StoreTime } from '@souk/desk';
import { FormattedMessage, FormattedNumber, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Badge, Stack, type Tone } from '@souk/ui';

/** What is live: every remote with its versions, and how they fare. The shell server tells it, not the api. */
export function ReleaseList() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['desk', null, 'releases'],
    queryFn: ({ signal }) =>
      api.send(
        ['releases', { method: 'GET', path: deskReleasesPath, auth: 'required' }],
        {},
        { signal },
      ) as Promise<DeskReleases>,
  });
  return <Loaded query={query}>{(releases) => <Releases {...releases} />}</Loaded>;
}

const columns = ['remote', 'remoteVersion', 'loads', 'errors', 'state'] as const;

function Releases({ seq, since, shell, remotes }: DeskReleases) {
  const t = useT();
  return (
    <Stack $gap={3}>
      <p>
        <FormattedMessage id="admin.system.releaseSet" values={{ seq, since: <StoreTime iso={since} />, shell }} />
      </p>
      <SmallTable caption={t('admin.system.releases')} columns={columns.map((id) => t(`admin.system.${id}`))}>
        {Object.entries(remotes).flatMap(([name, remote]) => [
          <ReleaseRow key={name} name={name} version={remote.stable} state={remote} share={shareOf(remote)} />,
          ...(remote.canary
            ? [
                <ReleaseRow
                  key={`${name} canary`}
                  name={name}
                  version={remote.canary.version}
                  state={remote.canary}
                  share={100 - shareOf(remote)}
                />,
              ]
            : []),
        ])}
      </SmallTable>
      <small>{t('admin.system.releasesText')}</small>
    </Stack>
  );
}

/** Share of visitors, in percent, who get the stable version. */
const shareOf = ({ canary }: LiveRemote) => (canary && !canary.isBroken ? 100 - canary.percent : 100);

type RowProps = { name: string; version: string; state: ReleaseState; share: number };

function ReleaseRow({ name, version, state, share }: RowProps) {
  const { figures } = state;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{version}</td>
      <td>{figures ? <FormattedNumber value={figures.loads} /> : '–'}</td>
      <td>{figures ? <FormattedNumber value={figures.errorRate} style="percent" maximumFractionDigits={1} /> : '–'}</td>
      <td>
        <ReleaseBadge {...state} share={share} />
      </td>
    </tr>
  );
}

function ReleaseBadge({ isBroken, isResting, refused, share }: ReleaseState & { share: number }) {
  const [id, tone] = ((): [string, Tone] => {
    if (refused !== null) return ['refused', 'sale'];
    if (isBroken) return ['broken', 'sale'];
    if (isResting) return ['resting', 'warn'];
    return share === 100 ? ['live', 'ok'] : ['share', 'brand'];
  })();
  return (
    <Badge $tone={tone}>
      <FormattedMessage id={`admin.system.release.${id}`} values={{ share }} />
    </Badge>
  );
}
