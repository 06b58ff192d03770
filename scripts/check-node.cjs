// Runs before everything else on any version of Node, so its syntax must suit the oldest.
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 22)) {
  console.error(
    'Squash needs Node 22.22 or newer, and this is ' +
      process.version +
      '. On Linux (x64) `npm ci` brings the right one; elsewhere install Node 24 LTS.',
  )
  process.exit(1)
}
