import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loaded before the server (`node --import`): keeps compiled modules on disk, so that later starts neither load the
 * compiler of types, which takes 45 MB, nor compile anything again. Plain JavaScript, because it runs before that is
 * enabled. NODE_COMPILE_CACHE names another folder; without a folder that can be written, nothing is kept.
 */
if (!process.env.NODE_COMPILE_CACHE) {
  enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
}
