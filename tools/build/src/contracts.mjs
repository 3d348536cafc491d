import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { callContracts, readCalls } from './call-contracts.mjs';
import { publicTypes } from './public-types.mjs';
import { sharedKeys } from './shared-keys.mjs';
import { versionOf } from './shared.mjs';
import { isPacked, packedPromises, root } from './workspace.mjs';

const mfe = join(root, 'libs/mfe');
const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const squeezed = (text) => text.replace(/\s+/g, ' ').replace(/; }/g, ' }').trim();

/** Props of one slot as data: name → type's text, a `?` before it when the prop may be left out. */
const propsOf = (type) =>
  ts.isTypeLiteralNode(type)
    ? Object.fromEntries(
        type.members
          .filter(ts.isPropertySignature)
          .map(({ name, questionToken, type: kind }) => [
            name.getText(),
            `${questionToken ? '?' : ''}${squeezed(kind?.getText() ?? 'unknown')}`,
          ]),
      )
    : {};

const ourKeys = sharedKeys.filter((key) => key.startsWith('@souk/'));

/** Every slot of the store as this source knows it: its version, its props as written, and what their types stand for. */
const slotContracts = () => (isPacked ? packedPromises().slots : readSlots());

const readSlots = () => {
  const versions = JSON.parse(readFileSync(join(mfe, 'contracts.json'), 'utf8')).slots;
  const source = parse(join(mfe, 'src/slots.ts'));
  const { slots: shapes } = publicTypes(ourKeys);
  const slots = source.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Slots');
  return Object.fromEntries(
    slots.type.members.map(({ name, type }) => [
      name.text,
      { version: versions[name.text], props: propsOf(type), shapes: shapes[name.text] },
    ]),
  );
};

const pick = (all, names) => Object.fromEntries(names.sort().map((name) => [name, all[name]]));

/** Slots that an application's source shows: `<Slot name="cart.drawer" …>`. */
const shownIn = (dir) =>
  readdirSync(join(dir, 'src'), { recursive: true })
    .filter((file) => /(?<!\.(?:test|stories))\.tsx$/.test(file))
    .flatMap((file) => [...readFileSync(join(dir, 'src', file), 'utf8').matchAll(/<Slot\s[^>]*?name="([\w.]+)"/g)])
    .map(([, name]) => name);

/** What a remote needs and gives beside the versions of shared modules. `uses` is filled by `UsedNames`. */
export const remoteContracts = (dir, config, uses) => {
  const slots = slotContracts();
  return {
    uses: pick(uses, Object.keys(uses)),
    fills: pick(slots, Object.keys(config.slots ?? {})),
    shows: pick(slots, [...new Set(shownIn(dir))]),
    calls: callContracts(dir),
  };
};

/** What the shell gives to remotes, which of their parts it shows, and every slot that there is. */
export const shellContracts = (dir, gives) => {
  const slots = slotContracts();
  return {
    gives: pick(gives, Object.keys(gives)),
    shows: pick(slots, [...new Set(shownIn(dir))]),
    slots: Object.keys(slots).sort(),
  };
};

/** Collects which names a remote takes from each shared library of ours: externals of its server build, shared modules of its client build. */
export class UsedNames {
  names = {};
  apply(compiler) {
    compiler.hooks.compilation.tap('UsedNames', (compilation) => {
      compilation.hooks.finishModules.tap('UsedNames', (modules) => {
        for (const module of modules) {
          const key = module.options?.shareKey ?? module.userRequest;
          if (!ourKeys.includes(key)) continue;
          const found = new Set(this.names[key]);
          for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module))
            if (dependency?.ids?.[0]) found.add(dependency.ids[0]);
          this.names[key] = [...found].sort();
        }
      });
    });
  }
}

/** Collects which names the shell gives of each shared library of ours: what webpack knows of their modules. */
export class GivenNames {
  names = {};
  apply(compiler) {
    compiler.hooks.compilation.tap('GivenNames', (compilation) => {
      compilation.hooks.seal.tap('GivenNames', () => {
        for (const module of compilation.modules) {
          const key = ourKeys.find((name) => module.resource === join(root, 'libs', name.slice(6), 'src/index.ts'));
          const provided = key && compilation.moduleGraph.getProvidedExports(module);
          if (Array.isArray(provided)) this.names[key] = [...provided].sort();
        }
      });
    });
  }
}

/**
 * Versions of what is shared, as an application in `dir` imports it. A library of ours has its own, of which the first number is raised
 * by hand, and behind it a digest of the types of all that it exports, which says whether two builds mean the same.
 */
export const sharedVersions = (dir = root) => {
  const ours = isPacked ? packedPromises().versions : readVersions();
  return Object.fromEntries(sharedKeys.map((key) => [key, ours[key] ?? versionOf(key, dir)]));
};

const readVersions = () => {
  const { digests } = publicTypes(ourKeys);
  return Object.fromEntries(ourKeys.map((key) => [key, `${versionOf(key)}+${digests[key]}`]));
};

/** What the libraries promise to a remote, as data: what a build elsewhere knows of them (workspace.mjs). */
export const promises = () => ({ slots: readSlots(), versions: readVersions(), ...readCalls() });
