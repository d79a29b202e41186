export function browserLaunch():
  | { readonly executablePath: string; readonly environment: Record<string, string> }
  | undefined;
