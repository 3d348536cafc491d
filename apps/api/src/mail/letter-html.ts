import type { Letter, LetterPart, Sender } from './letter';
import { letterWords } from './letter-words';
import { markup, Markup } from './markup';

// Mail programs read neither style sheets nor modern layout: tables, and every style where it applies.
const ink = '#221d17';
const soft = '#5d5346';
const rule = 'border-top:1px solid #e3d9c8';
const body = `font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:${ink}`;
const heading = "font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:500;color:#221d17";
const blank = new Markup('');

const table = (rows: readonly Markup[], role: 'presentation' | 'table' = 'presentation') =>
  markup`<table role="${role}" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${body}">${rows}</table>`;

const linesRow = ({ name, variant, num, amount, picture }: (LetterPart & { kind: 'lines' })['lines'][number]) =>
  markup`<tr>
<td width="76" valign="top" style="padding:12px 0;${rule}"><img src="${picture}" width="64" height="64" alt="" style="display:block;width:64px;height:64px;border-radius:8px;background:#f0e9dd"></td>
<td valign="top" style="padding:12px 0;${rule}">${name}${
    variant ? markup`<br><span style="font-size:14px;color:${soft}">${variant}</span>` : blank
  }<br><span style="font-size:14px;color:${soft}">× ${num}</span></td>
<td valign="top" align="right" style="padding:12px 0 12px 12px;white-space:nowrap;${rule}">${amount}</td>
</tr>`;

const titled = (title: string | Markup) =>
  markup`<h2 style="margin:28px 0 10px;font-size:18px;${heading}">${title}</h2>`;

const partMarkup = (part: LetterPart): Markup => {
  switch (part.kind) {
    case 'lines':
      return markup`${titled(
        markup`${part.title}, <span style="white-space:nowrap">${part.number}</span>`,
      )}${table(part.lines.map(linesRow))}`;
    case 'sums':
      return table(
        part.rows.map(({ label, amount }, at) => {
          const isTotal = at === part.rows.length - 1;
          const look = isTotal ? `padding:10px 0;font-weight:600;${rule}` : `padding:4px 0;color:${soft}`;
          return markup`<tr><th scope="row" align="left" style="font-weight:inherit;${look}">${label}</th><td align="right" style="${look}">${amount}</td></tr>`;
        }),
        'table',
      );
    case 'facts':
      return markup`${titled(part.title)}<p style="margin:0">${part.lines.map(
        (line, at) => markup`${at > 0 ? new Markup('<br>') : blank}${line}`,
      )}</p>`;
  }
};

const buttonMarkup = ({ label, href }: NonNullable<Letter['button']>) =>
  markup`<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:#1f4e5f;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>`;

const codeMarkup = (code: string) =>
  markup`<p style="margin:24px 0;padding:16px;border-radius:12px;background:#f0e9dd;text-align:center;font-size:30px;font-weight:600;letter-spacing:6px">${code}</p>`;

const footMarkup = ({ locale }: Letter, { name, email, origin }: Sender) => {
  const [before = '', after = ''] = letterWords(locale, 'contact', { email: '\u0000' }).split('\u0000');
  const contact = email
    ? markup`${before}<a href="mailto:${email}" style="color:${soft}">${email}</a>${after} `
    : blank;
  return markup`<p style="margin:24px 0 0;font-size:14px;color:${soft}">${contact}<a href="${origin}/" style="color:${soft}">${letterWords(locale, 'visit', { store: name })}</a></p>`;
};

/** The letter as most programs show it: 600 px at most, pictures by their addresses, nothing that runs. */
export const letterHtml = (letter: Letter, sender: Sender): string => {
  const { locale, subject, paragraphs, code, button, parts = [], small = [] } = letter;
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f6f1e8;${body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border-collapse:collapse;${body}"><tr><td>
<p style="margin:0 0 16px;font-size:24px;${heading}"><a href="${sender.origin}/" style="color:${ink};text-decoration:none">${sender.name}</a></p>
</td></tr><tr><td style="padding:28px 24px 32px;border-radius:14px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;${heading}">${subject}</h1>
${paragraphs.map((text) => markup`<p style="margin:0 0 12px">${text}</p>`)}
${code === undefined ? blank : codeMarkup(code)}
${button ? buttonMarkup(button) : blank}
${parts.map(partMarkup)}
${small.map((text) => markup`<p style="margin:20px 0 0;font-size:14px;color:${soft}">${text}</p>`)}
</td></tr><tr><td style="padding:0 4px">
${footMarkup(letter, sender)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`.text;
};
