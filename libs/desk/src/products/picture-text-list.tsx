import { type PictureText, pictureTextMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Badge, Button, from, Picture, TextField } from '@souk/ui';
import styled from 'styled-components';
import { textLanguages } from '../parts/languages';

type Props = {
  pictures: readonly PictureText[];
  onChange: (change: (now: readonly PictureText[]) => readonly PictureText[]) => void;
};

const hasText = ({ en, fr }: PictureText) => en.trim() !== '' && fr.trim() !== '';

/** What each picture shows, in both languages, and a button that brings it forward. One that is not described is marked. */
export function PictureTextList({ pictures, onChange }: Props) {
  const t = useT();
  const say = (url: string, change: Partial<PictureText>) =>
    onChange((now) => now.map((one) => (one.url === url ? { ...one, ...change } : one)));
  const bringForward = (at: number) =>
    onChange((now) => {
      const [before, picture] = [now[at - 1], now[at]];
      return before && picture ? [...now.slice(0, at - 1), picture, before, ...now.slice(at + 1)] : now;
    });
  return (
    <List>
      {pictures.map((picture, at) => (
        <li key={picture.url}>
          <Picture src={picture.url} alt="" sizes="72px" widths={[160]} />
          <div>
            <Name>
              <FormattedMessage id="desk.words.picture" values={{ number: at + 1 }} />
              {!hasText(picture) && (
                <Badge>
                  <FormattedMessage id="desk.words.textMissing" />
                </Badge>
              )}
              {at > 0 && (
                <Button size="sm" variant="quiet" onClick={() => bringForward(at)}>
                  {t('desk.words.earlier', { number: at + 1 })}
                </Button>
              )}
            </Name>
            {textLanguages.map(([suffix, lang]) => (
              <TextField
                key={lang}
                label={t(`desk.words.text${suffix}`, { number: at + 1 })}
                lang={lang}
                value={picture[lang]}
                maxLength={pictureTextMost}
                onChange={(event) => say(picture.url, { [lang]: event.target.value })}
              />
            ))}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: 20px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
  }
  & > li > div {
    display: grid;
    gap: 8px 16px;
  }
  & img {
    width: 100%;
    border-radius: var(--radius);
  }
  ${from.md} {
    & > li {
      grid-template-columns: 72px minmax(0, 1fr);
    }
    & > li > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
const Name = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-height: 32px;
  font-weight: 600;
`;
