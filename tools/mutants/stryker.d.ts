/** What the command uses of Stryker, which is installed when the command is first called. */
declare module '@stryker-mutator/core' {
  export interface MutantResult {
    fileName: string
    /** Lines and columns from 1. */
    location: { start: { line: number; column: number }; end: { line: number; column: number } }
    replacement?: string
    status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending'
  }

  export class Stryker {
    constructor(options: Record<string, unknown>)
    runMutationTest(): Promise<MutantResult[]>
  }
}
