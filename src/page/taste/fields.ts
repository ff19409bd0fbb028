/**
 * Content of the sections 'Always in my kitchen' and 'Your taste'. The build puts this content into one file, which
 * loads later.
 */
export { StapleFields } from './StapleFields.tsx';
export { TasteFields } from './TasteFields.tsx';
