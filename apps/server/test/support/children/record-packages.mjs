import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before a server (`node --import`): when it ends, writes the names of the packages that its main thread loaded
 * to the file PACKAGES_TO. Plain JavaScript, because it also sees how types are removed.
 */
const names = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resolved.url) ?? []
    if (name) names.add(name)
    return resolved
  },
})
if (isMainThread) process.on('exit', () => writeFileSync(process.env.PACKAGES_TO, JSON.stringify([...names])))
