import { idIn, type PageRead } from '../parts/desk-loader';
import { importInput } from './import.url';

export const importsRead: PageRead = () => ['imports', {}];
export const importRead: PageRead = (at) => ['import', importInput(idIn(at).id, at.search)];
