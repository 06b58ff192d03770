import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const readJson = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const { allowScripts } = readJson('package.json')
const lock: { packages: Record<string, { engines?: unknown; hasInstallScript?: boolean }> } =
  readJson('package-lock.json')
const libraries = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))

describe('npm ci on Node 20, which only installs, and then runs the Node that the project brings along', () => {
  it('has no engines of libraries to warn about', () => {
    expect(libraries.filter(([, { engines }]) => engines !== undefined).map(([path]) => path)).toEqual([])
  })

  it('has no install script that nobody has decided about', () => {
    const scripts = libraries.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripts.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect(names).toEqual(Object.keys(allowScripts))
  })
})
