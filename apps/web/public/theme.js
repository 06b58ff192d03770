// Runs before the first paint, so that a chosen theme never flashes. A file of its own, because the page's policy forbids inline scripts.
try {
  const theme = localStorage.getItem('squash-theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // The colour of the browser's own bar, which otherwise follows the system.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = theme === 'dark' ? '#17120e' : '#fff7e8'
  }
  // Style sheets hide from users what is only for visitors, and the other way round, until the app has started.
  document.documentElement.dataset.session = localStorage.getItem('squash-auth') === null ? 'none' : 'stored'
} catch {
  // Storage can be switched off: the theme then follows the system.
}
