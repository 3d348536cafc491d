import { loadSharedMessages, type Locale, type Messages } from '@souk/i18n';

/** The words of every page's frame: the shared ones and the layout's own. Remotes bring theirs with them. */
export const loadWords = async (locale: Locale): Promise<Messages> => {
  const [shared, frame] = await Promise.all([
    loadSharedMessages(locale),
    locale === 'fr'
      ? import(/* webpackChunkName: "messages-fr" */ '../layout/messages.fr.json')
      : import(/* webpackChunkName: "messages-en" */ '../layout/messages.en.json'),
  ]);
  // The build compiles the JSON's texts (tools/build/src/messages-loader.cjs); its type still says text.
  return { ...shared, ...(frame.default as unknown as Messages) };
};
