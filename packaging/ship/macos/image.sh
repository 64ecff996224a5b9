#!/bin/sh
# A disk image with the program and the place it is dragged to: image.sh PROCESSOR, after freeze.
# Signed with the identity in CODESIGN_IDENTITY where there is one, otherwise for this machine only.
set -eu
cd "$(dirname "$0")/../../.."
processor=${1:?which processor this is for, such as arm64}
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' reunion_desktop/__init__.py)
app="dist/Reunion Desktop.app"
stage=build/image
rm -rf "$stage"
mkdir -p "$stage"
codesign --force --deep --options runtime --sign "${CODESIGN_IDENTITY:--}" "$app"
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -quiet -ov -fs HFS+ -format UDZO -volname "Reunion Desktop" \
    -srcfolder "$stage" "dist/reunion-desktop-$version-macos-$processor.dmg"
