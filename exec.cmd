@rem The scripts of package.json begin with `exec`, so that no shell stands between npm and
@rem the program and keeps Ctrl-C from it. Windows has no such word: this is it.
@%*
