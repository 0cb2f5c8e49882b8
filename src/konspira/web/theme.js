// The paper that was chosen last, put on before anything is drawn; without a choice the system decides.
try {
  const chosen = localStorage.getItem('konspira-theme');
  if (chosen === '"dark"' || chosen === '"light"') document.documentElement.dataset.theme = JSON.parse(chosen);
} catch { /* a browser that keeps nothing still plays */ }
