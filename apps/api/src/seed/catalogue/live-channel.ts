const style = `
:root { color-scheme: light dark; font-family: Store, system-ui, sans-serif; }
body { display: grid; align-content: center; justify-items: center; gap: .35em; min-height: 100vh; margin: 0; padding: 1em; box-sizing: border-box; text-align: center; background: #efe8dc; color: #221d17; }
p { margin: 0; font-size: .875rem; }
b { font-size: 1.05rem; font-weight: 600; }
@media (min-width: 500px) { b { font-size: 2rem; } p { font-size: 1.1rem; } }
@media (prefers-color-scheme: dark) { body { background: #120f0d; color: #f3ece1; } }`;

const script = `
const asked = new URLSearchParams(location.search);
const lang = asked.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.lang = lang;
const font = asked.get('font');
if (font) new FontFace('Store', 'url(' + JSON.stringify(font) + ')').load().then((face) => document.fonts.add(face), () => {});
const show = new Date();
show.setUTCHours(18, 0, 0, 0);
show.setUTCDate(show.getUTCDate() + ((4 - show.getUTCDay() + 7) % 7));
const day = (weekday) => new Intl.DateTimeFormat(lang, { weekday }).format(show);
const time = new Intl.DateTimeFormat(lang === 'fr' ? 'fr' : 'en-GB', { hour: 'numeric', ...(show.getMinutes() ? { minute: '2-digit' } : {}), hour12: lang === 'en' }).format(show);
document.title = lang === 'fr' ? 'En direct de Glaze Studio' : 'Live from Glaze Studio';
document.querySelector('b').textContent = document.title;
document.querySelector('p').textContent = lang === 'fr' ? 'Tous les ' + day('long') + 's à ' + time : 'Every ' + day('long') + ' at ' + time;
parent.postMessage({ liveCaption: day('short') + ' ' + time }, '*');`;

/**
 * The demo store's live channel: a weekly show, told in the page's language and font and in the shopper's own time zone.
 * Source: docs/custom-pages, Live channel.
 */
export const liveChannel = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><title>Glaze Studio</title>
<style>${style}</style>
<b></b><p></p>
<script>${script}</script>
</html>`;
