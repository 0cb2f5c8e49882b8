// Style sheets of games, loaded when they are needed.

/** Load a style sheet once; kept when it is there, so that nothing is drawn without it. @param {string} address */
export function style(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(address));
    document.head.append(link);
  });
}
