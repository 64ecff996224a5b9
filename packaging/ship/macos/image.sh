#!/bin/sh
# A disk image with the program and the place it is dragged to: image.sh PROCESSOR, after freeze.
# Signed with the identity in CODESIGN_IDENTITY where there is one, otherwise without; what was
# signed is tried out before it is packed.
set -eu
cd "$(dirname "$0")/../../.."
processor=${1:?which processor this is for, such as arm64}
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' reunion_desktop/__init__.py)
app="dist/Reunion Desktop.app"
stage=build/image
rm -rf "$stage"
mkdir -p "$stage"
if [ -n "${CODESIGN_IDENTITY:-}" ]; then
    codesign --force --deep --options runtime --sign "$CODESIGN_IDENTITY" "$app"
else
    # The hardened runtime loads only libraries of one and the same identity: here there is none.
    codesign --force --deep --sign - "$app"
fi
.venv/bin/python packaging/ship/smoke.py "$app/Contents/MacOS/reunion-desktop"
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -quiet -ov -fs HFS+ -format UDZO -volname "Reunion Desktop" \
    -srcfolder "$stage" "dist/reunion-desktop-$version-macos-$processor.dmg"
