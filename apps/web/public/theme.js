// Runs before first paint; see settings/preferences.tsx.
try {
  const theme = localStorage.getItem('squash-theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = theme === 'dark' ? '#17120e' : '#fff7e8'
  }
  // For style sheets, until the app has started.
  document.documentElement.dataset.session = localStorage.getItem('squash-auth') === null ? 'none' : 'stored'
} catch {
  // Storage can be switched off: the theme then follows the system.
}
