#!/usr/bin/env bash
# Makes an image localhost/darbar-base with Debian's smallest system and Node 24, where no registry of images can be reached.
# Takes mmdebstrap and buildah from Debian, and the Node that the checkout has fetched or the one that is named.
#   deploy/base-image.sh [FILE_OF_NODE]
set -euo pipefail
cd "$(dirname "$0")/.."

node=${1:-$(ls .cache/node/*/node_modules/*/bin/node 2>/dev/null | head -1)}
[ -x "$node" ] || { echo "base-image.sh: name a Node 24: deploy/base-image.sh /usr/local/bin/node" >&2; exit 1; }
case $("$node" --version) in v24.*) ;; *) echo "base-image.sh: $node is not Node 24" >&2; exit 1 ;; esac

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
# Unpacked and not set up: Node needs its libraries and nothing that runs.
mmdebstrap --variant=extract --include=libc6,libgcc-s1,libstdc++6,coreutils,dash,tzdata \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  "${DEBIAN_SUITE:-bookworm}" "$root/system"
[ -e "$root/system/bin/sh" ] || ln -s dash "$root/system/bin/sh"
install -D -m 755 "$node" "$root/system/usr/local/bin/node"

container=$(buildah from scratch)
buildah add -q "$container" "$root/system" /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit -q --rm "$container" localhost/darbar-base
