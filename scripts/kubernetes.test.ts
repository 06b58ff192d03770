import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { createHealthServer, type HealthServer } from '../apps/server/src/platform/http/health-routes.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { createMetrics } from '../apps/server/src/platform/metrics.ts'
import { readSettings, type Settings } from '../apps/server/src/settings.ts'
import { tablesOf } from './references/tables.ts'

const root = join(import.meta.dirname, '..')
const folder = 'deploy/kubernetes'
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const Http = z.object({ path: z.string(), port: z.string() })
const Probe = z.object({ httpGet: Http.optional(), timeoutSeconds: z.number().default(1) }).optional()
const Container = z.object({
  image: z.string(),
  command: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.literal('settings') }) })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const Pod = z.object({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.number().default(30),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
  containers: z.tuple([Container]),
})
const Workload = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().optional(),
    strategy: z
      .object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0), maxSurge: z.number().min(1) }) })
      .optional(),
    template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }), spec: Pod }),
  }),
})
type Container = z.infer<typeof Container>

const Selecting = z.object({ kind: z.string(), spec: z.object({ selector: z.unknown() }) })

const Kustomization = z.object({ resources: z.array(z.string()), images: z.array(z.object({ name: z.string() })) })
const kustomization = Kustomization.parse(parse(read(`${folder}/kustomization.yaml`)))
const documents = kustomization.resources.flatMap((path) =>
  parseAllDocuments(read(`${folder}/${path}`)).map((document): unknown => document.toJS()),
)
const workloads = documents.flatMap((document) => {
  const { kind } = z.object({ kind: z.string() }).parse(document)
  return kind === 'Deployment' || kind === 'Job' ? [Workload.parse(document)] : []
})
const deployments = workloads.filter(({ kind }) => kind === 'Deployment')
const workload = (name: string) => {
  const found = workloads.find(({ metadata }) => metadata.name === name)
  if (!found) throw new Error(`No manifest makes ${name}`)
  return found.spec
}
const containerOf = (name: string): Container => workload(name).template.spec.containers[0]

const shared = read(`${folder}/settings.env`)
  .split('\n')
  .filter((line) => line !== '')
  .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
/** The environment of a Squash container, with what its image sets. */
const environmentOf = (name: string): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PORT: '3000',
  ...Object.fromEntries(shared),
  ...Object.fromEntries(containerOf(name).env.map(({ name, value }) => [name, value])),
})
const secretFiles = (environment: Record<string, string>) =>
  Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))

/** The settings that the server reads from that environment, with a value in place of each secret's file. */
function settingsOf(name: string): Settings {
  const environment = environmentOf(name)
  const secrets = secretFiles(environment).map(([file]) => {
    const secret = file.replace(/_FILE$/, '')
    return [secret, secret.endsWith('_KEY') ? 'a-service-key-of-some-length' : `${schemeOf(secret)}://db/squash`]
  })
  const plain = Object.entries(environment).filter(([variable]) => !variable.endsWith('_FILE'))
  const result = readSettings(Object.fromEntries([...plain, ...secrets]))
  if (!result.ok) throw new Error(result.problem)
  return result.settings
}
const schemeOf = (secret: string) => (secret.startsWith('SMTP') ? 'smtp' : 'postgres')

const BUDGET = 'PodDisruptionBudget'
/** How many milliseconds a stopping process has to answer requests in flight, and to finish its jobs. */
const IN_FLIGHT = 10_000
const JOBS = 20_000
const pooler = Object.fromEntries(containerOf('pgbouncer').env.map(({ name, value }) => [name, value]))

describe('the Kubernetes manifests', () => {
  it('are all listed in kustomization.yaml', () => {
    const files = globSync(`${folder}/*.yaml`, { cwd: root }).map((path) => path.slice(folder.length + 1))
    expect([...kustomization.resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted())
  })

  it.each(['web', 'worker', 'migrate'])('give %s only documented settings', (name) => {
    const rows = tablesOf(read('docs/operations/settings.md')).find(({ heading }) => heading === 'Settings')?.rows ?? []
    const known = rows.flatMap(({ variable = '' }) => variable.match(/[A-Z][A-Z_]+/g) ?? [])
    const given = Object.keys(environmentOf(name)).map((variable) => variable.replace(/_FILE$/, ''))
    expect(given.filter((variable) => !known.includes(variable))).toEqual([])
  })

  it.each([
    ['web', 'web', 'port'],
    ['worker', 'worker', 'workerPort'],
  ] as const)('start %s in its role, with the port that is probed', (name, role, port) => {
    const settings = settingsOf(name)
    const { ports, envFrom, readinessProbe, livenessProbe, startupProbe } = containerOf(name)
    expect(envFrom).toHaveLength(1)
    expect(settings).toMatchObject({ role, host: '0.0.0.0', environment: 'production' })
    expect(ports).toEqual([{ name: 'http', containerPort: settings[port] }])
    for (const probe of [readinessProbe, livenessProbe, startupProbe]) expect(probe?.httpGet?.port).toBe('http')
  })

  it('migrate with a command of the admin program', () => {
    const [program, path = '', ...command] = containerOf('migrate').command
    expect(program).toBe('node')
    expect(read(path)).toContain('runAdminCommand')
    expect(read('docs/operations/commands.md')).toContain(`\`npm run admin -- ${command.join(' ')}\``)
  })

  it.each(workloads.map(({ metadata }) => metadata.name))('mount each secret that %s reads from a file', (name) => {
    const container = containerOf(name)
    const environment = name === 'pgbouncer' ? pooler : environmentOf(name)
    const paths = secretFiles(environment).map(([, path]) => path)
    const [mounted] = container.volumeMounts.filter((mount) => mount.name === 'secrets')
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(path.startsWith(`${mounted?.mountPath}/`)).toBe(true)
    const made = read('deploy/make-secrets')
    for (const path of paths) expect(made).toContain(`$folder/${path.split('/').at(-1)}`)
  })

  it.each([
    ['web', 'Dockerfile'],
    ['worker', 'Dockerfile'],
    ['migrate', 'Dockerfile'],
    ['pgbouncer', 'deploy/pgbouncer/Dockerfile'],
  ])('run %s as the user of its image', (name, dockerfile) => {
    const [, user] = /^USER (\d+)$/m.exec(read(dockerfile)) ?? []
    expect(workload(name).template.spec.securityContext.runAsUser).toBe(Number(user))
    expect(kustomization.images.map((image) => image.name)).toContain(containerOf(name).image)
  })

  it.each(deployments)('replace one of two $metadata.name at a time, and never stop both', ({ spec }) => {
    expect(spec.replicas).toBe(2)
    expect(spec.strategy).toBeDefined()
    const { labels } = spec.template.metadata
    const budgets = documents.filter((document) => z.object({ kind: z.string() }).parse(document).kind === BUDGET)
    expect(budgets.map((budget) => Selecting.parse(budget).spec.selector)).toContainEqual({ matchLabels: labels })
  })

  it('let a process drain and finish its work before it is killed', () => {
    const { drain } = settingsOf('web')
    expect(workload('web').template.spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(drain + IN_FLIGHT)
    expect(workload('worker').template.spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(JOBS)
  })

  it('give PgBouncer the variables that its image starts with', () => {
    const [, names = ''] = /((?:^# {3}[A-Z_]+.*\n)+)/m.exec(read('deploy/pgbouncer/start')) ?? []
    expect(Object.keys(pooler).toSorted()).toEqual((names.match(/[A-Z]+_[A-Z]+|CONFIGURATION/g) ?? []).toSorted())
    expect(containerOf('pgbouncer').ports[0]?.containerPort).toBe(Number(pooler.LISTEN_PORT))
  })
})

describe('the probes of the Kubernetes manifests', () => {
  let server: HealthServer
  let origin: string
  beforeAll(async () => {
    const metrics = createMetrics()
    const ready = async () => ({ database: true, migrations: true, space: true })
    server = await createHealthServer({ ready, metrics, serviceKey: null, log: createLog('silent') })
    origin = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.stop())

  it.each(['web', 'worker'])('ask %s for paths that a healthy process answers with 200', async (name) => {
    const { readinessProbe, livenessProbe, startupProbe } = containerOf(name)
    expect(readinessProbe?.httpGet?.path).toBe('/readyz')
    for (const probe of [readinessProbe, livenessProbe, startupProbe])
      expect((await fetch(origin + probe?.httpGet?.path)).status).toBe(200)
  })
})
