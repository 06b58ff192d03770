// Runs before everything else on whatever Node is there, so it is written for the oldest.
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 22)) {
  console.error(
    'Squash needs Node 22.22 or newer, and this is ' +
      process.version +
      '. On Linux (x64) `npm ci` brings the right one; elsewhere install Node 24 LTS.',
  )
  process.exit(1)
}
