import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const readJson = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const { allowScripts } = readJson('package.json')
const lock: { packages: Record<string, { engines?: unknown; hasInstallScript?: boolean }> } =
  readJson('package-lock.json')
const libraries = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))

describe("npm ci on Node 20, which only installs before the project's own Node takes over,", () => {
  it('finds no library engines to warn about', () => {
    expect(libraries.filter(([, { engines }]) => engines !== undefined).map(([path]) => path)).toEqual([])
  })

  it("finds no install script that isn't explicitly allowed or denied", () => {
    const scripts = libraries.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripts.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect(names).toEqual(Object.keys(allowScripts))
  })
})
