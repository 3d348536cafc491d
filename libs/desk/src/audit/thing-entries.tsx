import type { AuditSubject } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { RuledList } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { AuditChange } from './audit-change';
import { useAuditTexts } from './audit-texts';
import { auditPathOf } from './audit.url';
import { StoreTime } from '../parts/store-time';

const shownMost = 10;

/** The newest entries of the log about one thing, and the way to all of them. */
export default function ThingEntries({ subject, id }: { subject: AuditSubject; id: string }) {
  const { base } = useDesk();
  const { reasonText } = useAuditTexts();
  const query = useDeskQuery('audit', { subject, subjectId: id, limit: shownMost });
  return (
    <Loaded query={query}>
      {({ list, total }) =>
        total === 0 ? (
          <p>
            <FormattedMessage id="desk.audit.nothingOfThing" />
          </p>
        ) : (
          <>
            <RuledList>
              {list.map(({ by, at, ...entry }) => (
                <li key={entry.id}>
                  <FormattedMessage id={`desk.did.${entry.call}`} values={{ by }} />{' '}
                  <small>
                    <StoreTime iso={at} />
                    {entry.reason && ` · ${reasonText(entry)}`}
                  </small>
                  <AuditChange {...entry} />
                </li>
              ))}
            </RuledList>
            <Link to={`${base}/${auditPathOf(subject, id)}`}>
              <FormattedMessage id="desk.audit.allOfThing" values={{ count: total }} />
            </Link>
          </>
        )
      }
    </Loaded>
  );
}
