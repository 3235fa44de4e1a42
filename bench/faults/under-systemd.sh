#!/bin/sh
# Runs deploy/tabasamu.service under a systemd of its own, in namespaces that end with it: `unshare -m -C sh FILE ROOT FOLDER`.
# Prints lines of NAME=VALUE for under-systemd.ts.
root=$1
folder=$2
mount -t tmpfs tmpfs /run
mount -t tmpfs tmpfs /srv
mkdir -p /run/systemd/system /run/user /srv/tabasamu "$folder/var" "$folder/units/systemd/user/tabasamu.service.d"
chmod 700 /run/user
mount --bind "$root" /srv/tabasamu
mkdir -p /srv/tabasamu/var
mount --bind "$folder/var" /srv/tabasamu/var
# Of cgroups v1, systemd keeps its own tree.
tree=/sys/fs/cgroup
[ -d $tree/systemd ] && tree=$tree/systemd
mkdir -p $tree/tabasamu-faults && echo $$ > $tree/tabasamu-faults/cgroup.procs
export XDG_RUNTIME_DIR=/run/user XDG_CONFIG_HOME="$folder/units" HOME="$folder"
# A manager of one user cannot lock its services in; the rest of the unit stays as it is shipped.
sed '/^# Writes only to/,/^UMask/d; /^User=/d; /^Group=/d' deploy/tabasamu.service > "$folder/units/systemd/user/tabasamu.service"
printf '[Unit]\n' > "$folder/units/systemd/user/basic.target"
cat > "$folder/units/systemd/user/tabasamu.service.d/try.conf" << END
[Service]
Environment=PORT=$PORT BACKUPS_URL=off "NODE_OPTIONS=--import /srv/tabasamu/bench/faults/freeze.mjs"
TimeoutStartSec=8
WatchdogSec=8
StandardError=append:$folder/log
StandardOutput=append:$folder/log
END
say() { echo "$1=$2"; }
show() { systemctl --user show tabasamu --property "$1" --value; }
# @param 1: seconds. Until systemd calls the unit active after one more start.
until_restarted() {
	for _ in $(seq "$(($1 * 2))"); do
		[ "$(show NRestarts)" = "$2" ] && [ "$(show ActiveState)" = active ] && return 0
		sleep 0.5
	done
}
say verify "$(systemd-analyze verify --man=no /srv/tabasamu/deploy/tabasamu.service 2>&1 | grep -c tabasamu)"
/lib/systemd/systemd --user --unit=basic.target --log-target=console < /dev/null > "$folder/systemd.log" 2>&1 &
manager=$!
sleep 2

cp "$folder/earlier.sqlite" "$folder/var/site.sqlite"
# Longer than a start may take without asking for more.
"$NODE" "$root/bench/faults/hold-lock.mjs" "$folder/var/site.sqlite" 15000 &
sleep 1
began=$(date +%s)
systemctl --user start tabasamu
say started "$(show ActiveState)"
[ "$(show ActiveState)" = active ] || systemctl --user status tabasamu >&2
say seconds $(($(date +%s) - began))
# A machine may allow less than the unit asks for.
limit=$(ulimit -Hn)
[ "$limit" != unlimited ] && [ "$limit" -lt 65536 ] || limit=65536
grep -q "open files *$limit " "/proc/$(show MainPID)/limits" && say files raised
sleep 12
say calm "$(show NRestarts)"

signal() {
	pid=$(show MainPID)
	# 0 would be this script.
	[ "${pid:-0}" -gt 1 ] && kill "$1" "$pid"
}
signal -USR2
until_restarted 40 1
say frozen "$(show NRestarts) $(show ActiveState) $(grep -c 'event loop frozen' "$folder/log")"

signal -STOP
until_restarted 40 2
say stopped "$(show NRestarts) $(show ActiveState)"
say ready "$("$NODE" -e "fetch('http://127.0.0.1:$PORT/ready').then((a) => console.log(a.status))")"
systemctl --user stop tabasamu

# The same with PostgreSQL, whose lock is released after more than two limits.
sed -i "s|^Environment=PORT|Environment=DATABASE_URL=$POSTGRES FILES_URL=file:$folder/var/files\nEnvironment=PORT|" "$folder/units/systemd/user/tabasamu.service.d/try.conf"
systemctl --user daemon-reload
"$NODE" "$root/bench/faults/hold-lock.mjs" "$POSTGRES" 20000 &
sleep 1
began=$(date +%s)
systemctl --user start tabasamu
say postgres "$(show ActiveState) $(show NRestarts)"
[ "$(show ActiveState)" = active ] || tail -5 "$folder/log" >&2
say postgresSeconds $(($(date +%s) - began))
say postgresReady "$("$NODE" -e "fetch('http://127.0.0.1:$PORT/ready').then((a) => console.log(a.status))")"
systemctl --user stop tabasamu
say ended "$(show Result)"
kill $manager
wait $manager
