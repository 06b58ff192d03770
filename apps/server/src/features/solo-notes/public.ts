/** What other features may use of solo notes. */
export type { SoloNotes } from './solo-notes.service.ts'
