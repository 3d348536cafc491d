import type { OwnerFrame, OwnerSettings, OwnerSettingsChange, PageProblem } from '@souk/contract';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { saveDraft } from '../store/own-drafts';
import { checkChange, type CheckedFrames, isRefused } from './check-change';
import type { FetchPage } from './frame-html';
import { storeVersion } from './content-versions';
import { deleteFrame, findFrame, lockOwnWork, saveFrame } from './pages.repository';
import {
  readDetails,
  readStreaming,
  readWidget,
  saveDetails,
  saveStreaming,
  saveTheme,
  saveWidget,
} from './settings.repository';

/** A header or footer as its versions hold it: scripts are set apart, and never come back with an earlier design. */
const textsOf = (frame: OwnerFrame | null) => {
  if (!frame) return null;
  const { scripts: _scripts, ...texts } = frame;
  return texts;
};

/** What an owner sets besides pages, read and changed at run time. Source: spec 1, spec 3; STORE-01 to STORE-03. */
export function createSettingsService({
  fetchPage,
  stores,
  clock,
}: { fetchPage: FetchPage } & Pick<Deps, 'stores' | 'clock'>) {
  const read = async (storeId: number): Promise<OwnerSettings> => ({
    ...(await readDetails(storeId)),
    header: (await findFrame(storeId, 'HEADER')) ?? null,
    footer: (await findFrame(storeId, 'FOOTER')) ?? null,
    whatsApp: await readWidget(storeId),
    streaming: await readStreaming(storeId),
  });

  const storeFrameVersions = async (
    storeId: number,
    change: OwnerSettingsChange,
    before: OwnerSettings,
    by: string,
  ) => {
    for (const [type, name] of [
      ['HEADER', 'header'],
      ['FOOTER', 'footer'],
    ] as const) {
      const frame = change[name];
      if (frame === undefined) continue;
      await storeVersion(storeId, `frame ${type}`, {
        before: { content: textsOf(before[name]), savedAt: null, by: '' },
        now: { content: textsOf(frame), savedAt: clock.now(), by },
      });
    }
  };

  const write = async (storeId: number, change: OwnerSettingsChange, checked: CheckedFrames) => {
    if (change.details) await saveDetails(storeId, change.details);
    if (change.theme !== undefined) await saveTheme(storeId, change.theme);
    if (change.whatsApp !== undefined) await saveWidget(storeId, change.whatsApp);
    if (change.streaming !== undefined) await saveStreaming(storeId, change.streaming);
    for (const [type, frame] of [
      ['HEADER', change.header],
      ['FOOTER', change.footer],
    ] as const) {
      if (frame === null) await deleteFrame(storeId, type);
      else if (frame) await saveFrame(storeId, type, frame, checked[type]?.origins ?? []);
    }
  };

  return {
    read,
    /**
     * Changes what is named. A theme that is not JSON and an address that must not be fetched are not kept, and neither is
     * anything sent with them; other trouble is told and the change is kept.
     * @param within what else is done in the transaction of the change, given what is stored; a refusal undoes the change
     * @param by who does it, as the lists of versions name them; empty: a command
     */
    async save(
      storeId: number,
      change: OwnerSettingsChange,
      within?: (before: OwnerSettings) => Promise<unknown>,
      by = '',
    ): Promise<{ saved: boolean; problems: PageProblem[] }> {
      const { checked, problems } = await checkChange(change, fetchPage);
      if (change.dryRun || isRefused(problems)) return { saved: false, problems };
      await tx(async () => {
        await lockOwnWork(storeId);
        const before = await read(storeId);
        await within?.(before);
        await write(storeId, change, checked);
        await storeFrameVersions(storeId, change, before, by);
      });
      stores.forget();
      return { saved: true, problems };
    },

    /**
     * Stores a change as a draft for a week: whoever has its token sees it in place of what is stored. What saving would refuse is
     * told, and no draft is stored.
     */
    async preview(storeId: number, change: OwnerSettingsChange, replaces?: string) {
      const { problems } = await checkChange(change, fetchPage);
      const token = isRefused(problems) ? null : await saveDraft(storeId, { settings: change }, clock.now(), replaces);
      return { token, problems };
    },
  };
}
