"""One builder per product. Everything stands on z=0 around the origin, in centimetres. MIT licence."""
from studio import *

def ceramic_mug(color='white'):
    c = {'white': '#e2dacb', 'blue': '#3f586e', 'terracotta': '#9c553b'}[color]
    m = ceramic(c, .2, .4, speck=.5 if color == 'white' else .25, speckcol='#7a6652' if color == 'white' else '#2c2420')
    raw = stone('#cdb498', rough=.8)
    out = fillet([(3.0, .25), (3.55, .35, .5), (4.1, 1.4, 1), (4.2, 5, 3), (4.12, 9.3)], 8)
    vessel(out, .34, m)
    lathe(fillet([(0, .05), (2.7, .0, .1), (3.15, .0, .12), (3.3, .42)]), raw)
    path = catmull([(3.9, 0, 7.6), (5.2, 0, 7.95), (6.6, 0, 7.2), (7.0, 0, 5.5), (6.5, 0, 3.8), (5.2, 0, 2.7), (3.9, 0, 2.5)], 8)
    o = sweep(path, m, r=lambda t: 1 + .18 * (2 * t - 1) ** 2, sec=[(x * .62, y * .42) for x, y in circle(24)], up=(0, 1, 0))

def steel_kettle():
    st = steel(.16, 'r'); bl = plastic('#26221f', .45); br = brass(.25)
    lathe(catmull([(0, .3), (8.2, .3), (9.2, .7), (9.6, 2.2), (9.3, 5), (8.2, 9), (6.6, 12.2), (5.4, 13.6)], 8), st)
    lathe(fillet([(8.7, 0), (9.3, .0, .2), (9.3, .9, .3), (8.5, .9)]), bl)
    lathe(catmull([(5.55, 13.4), (5.5, 13.75), (4.6, 14.3), (2.5, 15.0), (.9, 15.2), (0, 15.2)], 8), st)
    lathe(fillet([(5.3, 13.3), (5.75, 13.45, .12), (5.75, 13.75, .12), (5.3, 13.8)]), steel(.1))
    lathe(catmull([(0, 15), (.6, 15.1), (.5, 15.7), (1.3, 16.3), (1.5, 17), (1.1, 17.6), (0, 17.8)], 8), wood('z', '#8a5c3a', '#55341f'))
    # spout
    p = catmull([(7.0, 0, 4.2), (10.2, 0, 6.0), (12.2, 0, 9.2), (13.4, 0, 12.2), (15.0, 0, 13.8)], 10)
    o = sweep(p, st, r=lambda t: 2.1 - 1.25 * t ** .7, sec=circle(32), up=(0, 1, 0), cap=False)
    # handle arch
    p = catmull([(-7.0, 0, 11.6), (-8.1, 0, 14.2), (-8.2, 0, 17), (-6.6, 0, 20), (-3.6, 0, 22), (0, 0, 22.7), (3.6, 0, 22), (6.6, 0, 20), (8.2, 0, 17), (8.1, 0, 14.2), (7.0, 0, 11.6)], 8)
    sweep(p, steel(.14), r=.42)
    sweep(p[22:59], wood('x', '#8a5c3a', '#55341f'), r=lambda t: .95 + .12 * math.sin(pi * t))

def brass_lamp():
    b = brass(.2, 'r')
    lathe(fillet([(0, 0), (8, 0, .25), (8, .9, .35), (2.2, 1.7, 1.2), (1.0, 3.2, 1.5), (.75, 6, 1), (.75, 22), (0, 22)]), b)
    ball(1.5, b, (0, 0, 22.4), .8)
    lathe(fillet([(0, 23), (.6, 23), (.6, 27), (0, 27)]), b)
    sh = NT('shade'); w = sh.m
    sh.set(Base_Color=rgb('#efe5d2'), Roughness=.9, Sheen=.2, Emission=rgb('#ffdca6'), Emission_Strength=.32)
    tc = sh.n('TexCoord').outputs['UV']; sep = sh.n('SeparateXYZ'); sh.l(tc, sep.inputs[0])
    h = sh.math('ADD', sh.math('ABSOLUTE', sh.math('SINE', sh.math('MULTIPLY', sep.outputs[0], 14))), sh.math('ABSOLUTE', sh.math('SINE', sh.math('MULTIPLY', sep.outputs[1], 14))))
    sh.bump(h, .35, .03)
    lathe(fillet([(12.2, 24), (12.4, 23.9, .1), (12.5, 24.1, .1), (8.4, 40, .1), (8.2, 40.1, .1), (8.1, 40)]) + [(12.2, 24)], w, 128)
    sweep([(8.35 * math.cos(a), 8.35 * math.sin(a), 40) for a in np.linspace(0, 2 * pi, 97)[:-1]], brass(.25), r=.14, cyclic=True, sec=circle(10))
    sweep([(12.4 * math.cos(a), 12.4 * math.sin(a), 24) for a in np.linspace(0, 2 * pi, 97)[:-1]], brass(.25), r=.14, cyclic=True, sec=circle(10))
    sweep(catmull([(6.8, 3.6, .35), (12, 6.5, .22), (17, 5, .22), (19.5, 9, .22), (16, 14, .22)], 10), plastic('#3b3029', .6), r=.22, sec=circle(10))

def wall_clock():
    # hangs on wall y=0 facing -y
    R = 15
    def f(o): xf(o, rot=(pi / 2, 0, 0)); return o
    f(lathe(fillet([(0, .3), (R - .6, .3), (R - .6, 3.2, .2), (R - .2, 3.6, .3), (R + .9, 3.2, .5), (R + 1.0, .2, .3), (R, 0)]), wood('x'), 128))
    f(lathe([(0, 1.3), (R - .5, 1.3)], paint('#f2ede3', .55), 96))
    dark = paint('#2a2724', .4); br = brass(.25)
    for k in range(60):
        a = 2 * pi * k / 60; big = k % 5 == 0
        l, w = (1.7, .34) if big else (.7, .14)
        o = box(w, l, .16, dark, bev=.05); xf(o, (0, R - 1.6 - l / 2, 1.4)); xf(o, rot=(0, 0, -a)); f(o)
    for ang, l, w, z in ((-305, 7.4, .75, 1.9), (-60, 10.8, .5, 2.15)):
        o = extrude(fillet([(-w / 2, -1.6, .2), (w / 2, -1.6, .2), (w * .32, l, .1), (-w * .32, l, .1)], 4, True), .16, dark, .05); xf(o, (0, 0, z), (0, 0, math.radians(ang))); f(o)
    o = box(.14, 13.5, .1, br, bev=.04); xf(o, (0, 4.2, 2.45)); xf(o, rot=(0, 0, math.radians(-200))); f(o)
    o = cyl(.65, 1.4, br, .15); xf(o, (0, 0, 1.35)); f(o)
    for o in list(S().objects): pass

def last_chair():
    W, D, H = 42, 40, 45
    oz, ox, oy = oak('z'), oak('x'), oak('y')
    def leg(p0, p1, r0, r1, m=oz): 
        return sweep([Vector(p0).lerp(Vector(p1), t) for t in np.linspace(0, 1, 8)], m, r=lambda t: r0 + (r1 - r0) * t, sec=circle(24), cap=True, capr=.25)
    for sx in (-1, 1):
        leg((sx * 19.5, -18, .3), (sx * 17.5, -16, 43.5), 1.25, 1.9)
        pts = catmull([(sx * 20, 20, .3), (sx * 18, 16.5, 22), (sx * 17.5, 16, 44), (sx * 17.3, 18.5, 62), (sx * 16.8, 23, 80)], 8)
        sweep(pts, oz, r=lambda t: 1.3 + .55 * math.sin(pi * min(1, t * 1.0)), sec=circle(24), capr=.5)
        leg((sx * 18.6, -17, 20), (sx * 18.2, 17, 20), .95, .95, oy)
        box(3, 30, 5, oy, (sx * 17.4, 0, 40.6), bev=.5)
    leg((-18.5, 0, 20), (18.5, 0, 20), .95, .95, ox)
    box(33, 2.4, 5, ox, (0, -16, 40.6), bev=.5); box(33, 2.4, 5, ox, (0, 16, 40.6), bev=.5)
    # seat with saddle
    def seat(u, v):
        x, y = (u - .5) * 2, (v - .5) * 2
        n = 5; s = (abs(x) ** n + abs(y) ** n) ** (1 / n) if (x or y) else 0
        m = max(abs(x), abs(y)); k = m / s if s > 1e-6 else 1
        X, Y = x * k * 21.5 * (1 + .04 * -y), y * k * 20.5
        dip = -1.1 * math.exp(-((X / 13) ** 2 + ((Y - 1) / 12) ** 2) * 1.1)
        return (X, Y, 44.3 + dip)
    o = grid(seat, 48, 48, ox); mod(o, 'SOLIDIFY', thickness=2.4, offset=-1 if True else 0); mod(o, 'BEVEL', width=.6, segments=4, limit_method='ANGLE', angle_limit=math.radians(50)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    # back rest rails, curved
    for z, h, y0 in ((75, 10, 21.6), (61.5, 5, 18.4)):
        pts = [(x, y0 + 3.2 * (1 - (x / 19) ** 2), z) for x in np.linspace(-18.5, 18.5, 28)]
        sec = rrect(1.7, h, .7)
        sweep(pts, ox, r=1, sec=sec, up=(0, -.16, 1), capr=.35)

def hidden_vase():
    m = ceramic('#c9bba6', .5, .0, speck=.8, matte=True, vary=.1)
    vessel(catmull([(4.2, 0), (5.6, .5), (8.2, 5), (9.3, 10), (8.4, 15), (5.2, 19.5), (2.9, 22), (2.5, 24.4), (3.4, 26.6)], 8), .45, m, foot=0)
    st = paint('#8a7353', .8)
    rnd = random.Random(3)
    for k in range(5):
        a = rnd.uniform(0, 6.28); dx, dy = math.cos(a), math.sin(a)
        top = (dx * rnd.uniform(5, 11), dy * rnd.uniform(2, 6), rnd.uniform(40, 52))
        p = catmull([(dx, dy, 12), (dx * 1.6, dy * 1.6, 26), (top[0] * .6, top[1] * .6, 38), top], 8)
        sweep(p, st, r=lambda t: .16 - .06 * t, sec=circle(8))
        for q in range(26):
            t = .62 + .38 * q / 26; i = min(len(p) - 2, int(t * (len(p) - 1))); P = Vector(p[i]).lerp(Vector(p[i + 1]), t * (len(p) - 1) - i)
            o = ball(.34, paint('#c8ab78' if q % 3 else '#b08f5c', .85), (0, 0, 0), 2.3, 10)
            xf(o, P + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-.5, 1))) * .55, (rnd.uniform(-.7, .7), rnd.uniform(-.7, .7), 0))

def stoneware_bowl(color='white'):
    c = {'white': '#e0d7c7', 'indigo': '#2a3450'}[color]
    m = ceramic(c, .26, .3, speck=.9 if color == 'white' else .35, speckcol='#6d543c' if color == 'white' else '#141a2a', vary=.12)
    vessel(catmull([(4.4, .5), (5.4, .8), (8.6, 3.2), (10.6, 6.2), (11.4, 8.6)], 10), .5, m)
    lathe(fillet([(0, .2), (3.8, .2), (3.9, 0, .1), (4.7, 0, .15), (4.8, .9)]), stone('#b99c7c', rough=.85))
    sweep([(11.2 * math.cos(a), 11.2 * math.sin(a), 8.72) for a in np.linspace(0, 2 * pi, 129)[:-1]], ceramic('#8a6a4a', .3, .2) if color == 'white' else ceramic('#4a3b34', .3, .2), r=.24, cyclic=True, sec=circle(12))

# ---------------------------------------------------------------- textiles
def sm(x): x = max(0, min(1, x)); return x * x * (3 - 2 * x)

def canvas_tote(color='natural'):
    c = {'natural': '#d9cbb0', 'black': '#2b2a29', 'olive': '#57563f'}[color]
    m = weave(c, 4.2, bump=.55, slub=.35); H = 36
    def half(z):
        t = z / H
        return 17.5 + .8 * t, 5.2 * (1 - .78 * sm(t)) + .35
    def f(u, v):
        a = 2 * pi * u
        z = max(0, (v - .12) / .88) * H
        hx, hy = half(z)
        n = 3.2 + 1.5 * (1 - z / H)
        ca, sa = math.cos(a), math.sin(a)
        x = hx * math.copysign(abs(ca) ** (2 / n), ca); y = hy * math.copysign(abs(sa) ** (2 / n), sa)
        w = noise.noise(Vector((x * .12, z * .09, y * .05 + 4))) * 1.25 + noise.noise(Vector((x * .25, z * .25, 9))) * .45
        y += w * math.copysign(1, sa) * min(1, abs(sa) * 2) * (.35 + .65 * (1 - abs(z / H - .5)))
        if v < .12: k = sm(v / .12) ** .7; x *= .3 + .7 * k; y *= k; z = .3 * (1 - k) * 0 + .05
        z += (noise.noise(Vector((x * .1, y * .3, 2))) * .7) * sm(z / H)
        return (x, y, z + .1)
    o = grid(f, 120, 70, m, uvs=(76, 40)); mod(o, 'SOLIDIFY', thickness=.22, offset=-1); mod(o, 'SMOOTH', factor=.5, iterations=2)
    # hem band
    def fh(u, v):
        x, y, z = f(u, 1); x2, y2, z2 = f(u, .93); k = v
        return (x2 + (x - x2) * k * 1.0 + .12 * math.cos(2 * pi * u), y2 + (y - y2) * k + .14 * math.copysign(1, math.sin(2 * pi * u)), z2 + (z - z2) * k + .05)
    grid(fh, 120, 4, m, thick=.18, uvs=(76, 2.6))
    for s, top in ((-1, 50.5), (1, 48)):
        pts = []
        for sx in (-1, 1):
            leg = []
            for z in (26, 30, 34, 36.5):
                leg.append((sx * 6.4, s * (half(min(z, H))[1] + .45 + (.3 if z < 34 else 0)), z))
            leg.append((sx * 6.1, s * 2.0, 41)); leg.append((sx * 4.6, s * 2.3, top - 2.4))
            pts.append(leg)
        path = pts[0] + [(0, s * 2.5, top)] + pts[1][::-1]
        sweep(resample(catmull(path, 10), 70), m, sec=rrect(2.7, .42, .18), up=(0, 1, .02), capr=.05)

def landing_scarf(color='grey'):
    c = {'grey': '#8b8a88', 'camel': '#947052'}[color]
    m = wool(c, 2.4)
    w, d, n, t = 27, 19, 5, 1.35
    fold_stack(w, d, n, t, m, seed=4, slack=.7, wob=.5, sag=.35, gap=.25)
    z = (n - 1) * (t + .25) + t / 2 + .1
    rnd = random.Random(2)
    for k in range(30):
        y = -d / 2 + .5 + k * (d - 1) / 29
        x = w / 2 - .6; l = rnd.uniform(4.2, 5.2)
        p = catmull([(x - 1, y, z - .1), (x + .3, y + rnd.uniform(-.1, .1), z), (x + 1.3, y + rnd.uniform(-.2, .2), z - 1.1), (x + 1.5 + rnd.uniform(-.15, .3), y + rnd.uniform(-.3, .3), z - l)], 6)
        sweep(p, m, r=lambda t: .24 + .05 * math.sin(9 * t), sec=circle(10))

def linen_shirt(color='blue'):
    c = {'blue': '#647f99', 'white': '#dcd6ca', 'sand': '#c0a582'}[color]
    m = weave(c, 6.0, bump=.4, slub=.4, sheen=.1); W, D = 24, 31
    fold_stack(W, D, 4, .75, m, seed=11, slack=.35, wob=.28, gap=.1, sag=.4)
    z0 = 3.25
    def front(u, v):
        x, y = (u - .5) * W * .985, (v - .5) * D * .99
        ex = max(0, abs(x) - W * .42) / (W * .08); ey = max(0, abs(y) - D * .45) / (D * .05)
        z = z0 + noise.noise(Vector((x * .13, y * .1, 5))) * .42 + noise.noise(Vector((x * .35, y * .3, 8))) * .12 - .9 * (ex ** 2) - .9 * ey ** 2
        z += .18 * math.exp(-((abs(x) - 8.2 - .1 * y) / .5) ** 2)
        return (x, y, z)
    grid(front, 90, 110, m, thick=.2, uvs=(W, D))
    ny = 9.5
    def col(u, v):
        th = math.radians(-152 + 304 * u); s, co = math.sin(th), math.cos(th)
        rx, ry = 5.0, 4.6; hb = (1 + co) / 2
        h = .75 + 2.7 * hb ** .8
        dd = 3.4 + 2.6 * (1 - hb) ** 2.2
        if v < .35:                                   # stand, inside
            k = v / .35; x, y, z = s * (rx - .35 + .1 * k), co * (ry - .35 + .1 * k), k * h - .2
        else:
            k = (v - .35) / .65; fall = math.sin(k * pi / 2)
            x = s * rx + s * dd * k * .93; y = co * ry + co * dd * k * .93 - (1 - hb) ** 3 * 2.2 * k
            z = h * (1 - sm(k)) + .55 * math.sin(pi * k) * .6 + .42
        return (x, ny + y, z0 + z)
    o = grid(col, 90, 40, m, thick=.3, uvs=(30, 8), sub=1)
    box(3.0, 19.5, .22, m, (0, -5.2, z0 + .32), bev=.1, uv=True)
    for k in range(4):
        y = 3.2 - k * 4.9
        xf(lathe(fillet([(0, .02), (.5, .02, .05), (.52, .2, .05), (.42, .22, .03), (.36, .16), (0, .16)]), plastic('#efe9dc', .25), 32), (0, y, z0 + .42))

def cushion(color='rust'):
    c = {'rust': '#84432a', 'sage': '#8a987b', 'ivory': '#ded3bd'}[color]
    m = weave(c, 3.4, bump=.6, slub=.35, sheen=.3); A = 23
    def plan(x, y):
        return A * x * (1 - .075 * (1 - y * y) * x * x), A * y * (1 - .075 * (1 - x * x) * y * y)
    made = []
    for s in (-1, 1):
        def f(u, v):
            x, y = (u - .5) * 2, (v - .5) * 2; X, Y = plan(x, y)
            e = (1 - x ** 4) * (1 - y ** 4); h = 10.0 * max(0, e) ** .6
            r = math.hypot(X, Y); a = math.atan2(Y, X)
            edge = max(abs(x), abs(y))
            wr = noise.noise(Vector((math.cos(a) * 4.5, math.sin(a) * 4.5, r * .05 + s))) * 1.5 * sm((edge - .3) / .5) * sm((1 - edge) / .25)
            h += wr + noise.noise(Vector((X * .06, Y * .06, s * 3))) * 1.2 * min(1, h / 4)
            return (X, Y, s * max(h, .0))
        made.append(grid(f, 110, 110, m, uvs=(46, 46)))
    edge = []
    for k in range(4):
        for t in np.linspace(-1, 1, 40)[:-1]:
            x, y = [(t, -1), (1, t), (-t, 1), (-1, -t)][k]; X, Y = plan(x, y); edge.append((X, Y, 0))
    made.append(sweep(edge, m, r=.42, cyclic=True, sec=circle(12)))
    bpy.context.view_layer.update()
    xf(made, rot=(math.radians(76), 0, 0)); xf(made, (0, 0, A * .985))

def wool_blanket():
    m = wool('#c8b394', 1.5, knit=True); m2 = wool('#7f8a84', 1.5, knit=True)
    fold_stack(36, 27, 7, 1.7, m, seed=8, slack=.8, wob=.6, sag=.5, gap=.3)

def bath_towel():
    z = 0
    for k, (c, n) in enumerate((('#b9c3bb', 3), ('#dcd3c3', 3), ('#c69a7c', 3))):
        o = fold_stack(31 - k * .6, 22 - k * .5, n, 1.25, wool(c, 2.0, terry=True, fuzz=.7), seed=20 + k, slack=.35, wob=.35, sag=.4, gap=.2)
        xf(o, (0, 0, z), (0, 0, (.03, -.05, .02)[k])); z += n * 1.45 + .05

def storage_basket():
    m = weave('#c9aa78', 1.9, twill=True, bump=.8, slub=.4, depth=.12, sheen=.1); n = 15
    for k in range(n):
        R = 13.2 + 2.6 * sm(k / n * 1.3); z = .85 + k * 1.52
        pts = [((R + .12 * math.sin(5 * a + k)) * math.cos(a), (R + .12 * math.cos(4 * a + k * 2)) * math.sin(a), z + .12 * math.sin(3 * a + k)) for a in np.linspace(0, 2 * pi, 121)[:-1]]
        sweep(pts, weave('#5a5148', 1.9, twill=True, bump=.8, slub=.4, depth=.12, sheen=.1) if k in (10, 11) else m, r=.84, cyclic=True, sec=circle(16))
    lathe([(0, .5), (13, .5)], m)
    zt = .85 + (n - 1) * 1.52
    for s in (-1, 1):
        R = 15.7
        p = [(s * (R * math.cos(a) + .3), R * math.sin(a), zt + 3.4 * (1 - (a / .42) ** 2) ** .5 if abs(a) < .42 else zt) for a in np.linspace(-.42, .42, 31)]
        sweep(p, m, r=.8, sec=circle(16))

# ---------------------------------------------------------------- tableware
def plate(R, z, m, mraw=None):
    o = lathe(catmull([(0, .45), (R * .55, .45), (R * .66, .5), (R * .8, .95), (R * .97, 1.75), (R, 2.0), (R * .985, 2.18), (R * .95, 2.1), (R * .8, 1.45), (R * .68, 1.0), (R * .6, .92), (0, .9)], 6), m, 128)
    f = lathe(fillet([(R * .5, .5), (R * .52, 0, .1), (R * .57, 0, .1), (R * .6, .55)]), m)
    return xf([o, f], (0, 0, z))

def dinner_plate():
    cs = ['#dcd3c2', '#a9b3a6', '#dcd3c2', '#5f7184']
    z = 0
    for k, R in enumerate((13.5, 13.5, 13.5, 10.2)):
        o = plate(R, z, ceramic(cs[k], .22, .35, speck=.4)); xf(o, (.12 * (k % 2), -.1 * k, 0)); z += 1.12

def espresso_cup():
    m = ceramic('#35504d', .18, .5, speck=.15); mi = ceramic('#d9d0c0', .2, .4)
    lathe(catmull([(0, .5), (3.0, .5), (4.6, .75), (6.6, 1.5), (7.1, 1.85), (6.9, 2.0), (4.6, 1.2), (3.2, 1.0), (2.9, 1.25), (2.6, 1.05), (0, 1.0)], 6), m, 128)
    lathe(fillet([(2.6, .5), (2.8, 0, .1), (3.4, 0, .1), (3.6, .6)]), m)
    xf(vessel(catmull([(2.0, 0), (2.4, .15), (2.9, 1.6), (3.2, 3.5), (3.25, 5.4)], 8), .24, m, foot=0), (0, 0, 1.05))
    xf(lathe([(0, 0), (2.9, 0)], paint('#2a160c', .25, .3)), (0, 0, 5.2))
    xf(sweep([(2.88 * math.cos(a), 2.88 * math.sin(a), 5.22) for a in np.linspace(0, 2 * pi, 65)[:-1]], paint('#9a6a3c', .5), r=.09, cyclic=True, sec=circle(8)))
    sweep(catmull([(3.0, 0, 5.5), (4.1, 0, 5.7), (4.85, 0, 4.9), (4.5, 0, 3.6), (3.0, 0, 2.9)], 8), m, sec=[(x * .42, y * .3) for x, y in circle(20)], up=(0, 1, 0))

def teapot():
    m = ceramic('#d3c7b2', .3, .25, speck=.8); 
    lathe(catmull([(0, .25), (4.2, .25), (5.0, 0), (5.6, .3), (8.0, 3), (8.9, 6.5), (7.8, 10), (5.4, 12), (3.9, 12.5)], 8), m, 128)
    lathe(catmull([(4.0, 12.3), (4.15, 12.6), (3.6, 13.0), (1.6, 13.6), (0, 13.7)], 6), m); 
    lathe(catmull([(0, 13.5), (.7, 13.6), (.65, 14.1), (1.25, 14.7), (1.2, 15.3), (0, 15.6)], 6), wood('z', '#8a5c3a', '#55341f'))
    p = catmull([(7.0, 0, 4.5), (10, 0, 6), (11.6, 0, 9), (13.3, 0, 11.6)], 10)
    sweep(p, m, r=lambda t: 1.9 - 1.1 * t ** .8, sec=circle(28), up=(0, 1, 0), cap=True, capr=.15)
    ring = catmull([(-7.2, 0, 10.2), (-10.2, 0, 11.4), (-12.6, 0, 9.2), (-12.2, 0, 5.6), (-8.4, 0, 3.6)], 10)
    sweep(ring, m, r=lambda t: 1, sec=[(x * .85, y * .62) for x, y in circle(24)], up=(0, 1, 0))

GL = lambda: glass('#fefffe', .2, .997)
def tumbler(R=3.9, h=9, z=0):
    o = vessel(fillet([(R * .86, 0), (R * .9, .05, .3), (R, h)]), .2, GL(), foot=0, seg=96)
    b = lathe(fillet([(0, .12), (R * .82, .12, .3), (R * .84, .9, .25), (0, .9)]), GL()) if False else None
    return o
def glass_carafe():
    vessel(catmull([(4.6, 0), (5.3, .5), (5.8, 4), (5.5, 9), (3.9, 14), (2.75, 18), (2.7, 21), (3.3, 24)], 8), .22, GL(), foot=0)
    ball(3.0, wood('x', '#a9774a', '#6f4a2a'), (0, 0, 26.0), .92)
    place(tumbler, (10.5, -4, 0))
def tumbler_set():
    place(tumbler, (0, 0, 0)); place(tumbler, (9.2, 2.5, 0)); place(tumbler, (3.2, 9.5, 0))
def wine_glass():
    def one(fill=True):
        g = GL()
        lathe(catmull([(0, .25), (3.2, .2), (3.6, .1), (3.55, .3), (2, .6), (.6, 1.3), (.36, 3), (.34, 7), (.5, 8.6), (1.6, 9.4), (3.6, 11.6), (4.4, 14.6), (4.0, 18.6), (3.55, 21.4)], 8) + catmull([(3.45, 21.42), (3.9, 18.6), (4.28, 14.6), (3.5, 11.75), (1.5, 9.65), (0, 9.2)], 8), g)
        sweep([(3.5 * math.cos(a), 3.5 * math.sin(a), 21.42) for a in np.linspace(0, 2 * pi, 97)[:-1]], glass('#ffffff', .1, .9), r=.09, cyclic=True, sec=circle(10))
        if fill: lathe(catmull([(0, 9.25), (1.48, 9.7), (3.46, 11.8), (4.1, 13.4)], 8) + [(0, 13.4)], paint('#4a0b16', .06, .5))
    place(one); place(one, (9.4, 3.5, 0), 0, 1, False)

def cutting_board():
    m = oak('x')
    R = fillet([(-19, -11, 2.5), (15, -11, 2.5), (17, -3.4, 2.5), (25, -2.6, 2.4), (25, 2.6, 2.4), (17, 3.4, 2.5), (15, 11, 2.5), (-19, 11, 2.5)], 8, True)
    o = extrude(R, 2.0, m, .3)
    c = cyl(.9, 6, None, 0, (22.3, 0, -2)); c.hide_render = True; c['noframe'] = 1; c.display_type = 'WIRE'
    o.modifiers.clear(); b = mod(o, 'BOOLEAN', object=c, operation='DIFFERENCE', solver='EXACT'); mod(o, 'BEVEL', width=.28, segments=4, harden_normals=True, limit_method='ANGLE', angle_limit=math.radians(40))
    sweep(catmull([(22.3, 0, 2.15), (23.8, 1.2, 2.2), (26.2, 2.6, 1.6), (28.5, 4.5, .25), (31, 3, .2), (29, -.5, .2), (26.4, -1.4, 1.5), (24, -1, 2.2), (22.4, -.2, 2.15)], 8), leather('#7a4a2c', .55), r=.22, sec=circle(10))

def rolling_pin():
    m = oak('z', light='#c9a071', dark='#a0703f')
    o = lathe(fillet([(0, -22), (.9, -22, .4), (1.45, -19, 1), (1.2, -15, .8), (.8, -13.3, .3), (.8, -13), (2.6, -13, .35), (2.6, 13, .35), (.8, 13), (.8, 13.3, .3), (1.2, 15, .8), (1.45, 19, 1), (.9, 22, .4), (0, 22)]), m)
    xf(o, rot=(0, pi / 2, 0)); xf(o, (0, 0, 2.6))

def mills():
    for x, y, m, h in ((0, 0, wood('z'), 1), (7.2, 1.8, wood('z', '#5a3b27', '#2f1d13'), .86)):
        o = [lathe([(0, 0), (2.75, 0)] + catmull([(2.9, .1), (3.0, 1.2), (2.5, 4.2), (2.0, 8), (2.0, 10), (2.3, 12.2), (2.25, 12.55)], 8) + [(0, 12.6)], m),
             lathe([(0, 12.75)] + catmull([(2.2, 12.75), (2.3, 12.85), (2.45, 14.4), (2.25, 16.0), (1.5, 17.1), (0, 17.45)], 8), m),
             lathe(fillet([(2.1, 12.5), (2.36, 12.55, .05), (2.36, 12.8, .05), (2.1, 12.85)]), steel(.2)),
             lathe(fillet([(0, 17.3), (.75, 17.4, .1), (.85, 18.2, .3), (.5, 18.7, .2), (0, 18.7)]), steel(.18))]
        xf(o, (x, y, 0), scale=(1, 1, h))

def candle():
    vessel(fillet([(3.7, 0), (3.95, .1, .4), (4.0, 9)]), .28, glass('#e6b06a', .6, .96), foot=0)
    lathe(fillet([(0, .4), (3.55, .4, .3), (3.62, 6.6), (1, 6.45), (0, 6.4)]), wax('#f0e2c4'))
    sweep([(0, 0, 6.3), (.05, 0, 7.1), (.2, 0, 7.7)], paint('#2b2018', .9), r=.1, sec=circle(8))
    o = cyl(4.15, 1.1, wood('x', '#a9774a', '#6f4a2a'), .25, (7.6, -3.6, 0)); 

def candle_holder():
    b = brass(.2, None)
    def one(h, ch):
        lathe(fillet([(0, 0), (4.6, 0, .2), (4.8, .6, .3), (1.4, 1.2, .8), (.7, 2.4, .8), (.62, h - 2, .4), (1.0, h - 1.2, .3), (2.3, h - .6, .2), (2.35, h - .3, .1), (1.3, h, .3), (1.35, h + 1.6, .15), (1.15, h + 1.65, .05), (1.1, h + .4), (0, h + .4)]), b)
        lathe(fillet([(0, h), (1.1, h), (.95, h + ch, .3), (.5, h + ch + .6, .3), (0, h + ch + .5)]), wax('#ece0c8'))
        sweep([(0, 0, h + ch + .3), (.05, 0, h + ch + 1), (.2, 0, h + ch + 1.5)], paint('#2b2018', .9), r=.09, sec=circle(8))
    place(one, (0, 0, 0), 0, 1, 14, 19); place(one, (9, 2.6, 0), 0, 1, 7.5, 16)

# ---------------------------------------------------------------- furniture, light, wall
def leg(p0, p1, r0, r1, m, capr=.25):
    return sweep([Vector(p0).lerp(Vector(p1), t) for t in np.linspace(0, 1, 8)], m, r=lambda t: r0 + (r1 - r0) * t, sec=circle(28), capr=capr)

def side_table():
    ox, oz = oak('x'), oak('z')
    lathe(fillet([(0, 46), (21.5, 46, .6), (23, 47.4, .6), (23, 48.6, .6), (21.8, 48.6, .2), (21.4, 48.1, .2), (0, 48.1)]), ox, 128)
    for k in range(3):
        a = 2 * pi * k / 3 + .5; c, s = math.cos(a), math.sin(a)
        leg((c * 20, s * 20, .4), (c * 12, s * 12, 46), 1.1, 1.9, oz)
    lathe(fillet([(0, 22), (13.2, 22, .4), (13.2, 23.6, .4), (0, 23.6)]), ox, 128)
    place(ceramic_small, (-6, -3, 48.1)); xf(book(15, 21, 2.2, '#5f7184'), (6, 3, 48.1), (0, 0, .5))
def ceramic_small():
    vessel(catmull([(2.4, 0), (3.6, .6), (4.8, 4), (3.8, 7.6), (1.9, 9.4), (2.2, 11)], 8), .3, ceramic('#b5694a', .35, .2, speck=.4), foot=0)

def stool():
    ox, oz = wood('x', '#8a5f3e', '#553620'), wood('z', '#8a5f3e', '#553620')
    def top(u, v):
        x, y = (u - .5) * 2, (v - .5) * 2; n = 3.2; s = (abs(x) ** n + abs(y) ** n) ** (1 / n) if (x or y) else 0; m = max(abs(x), abs(y)); k = m / s if s else 1
        X, Y = x * k * 17.5, y * k * 15; return (X, Y, 45 - 1.5 * math.exp(-(X / 11) ** 2 - (Y / 11) ** 2))
    o = grid(top, 48, 48, ox); mod(o, 'SOLIDIFY', thickness=3.0, offset=-1); mod(o, 'BEVEL', width=.9, segments=5, limit_method='ANGLE', angle_limit=math.radians(50)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    P = {}
    for sx in (-1, 1):
        for sy in (-1, 1):
            a, b = Vector((sx * 17, sy * 14, .4)), Vector((sx * 11, sy * 9, 43.2)); leg(a, b, 1.15, 1.8, oz); P[sx, sy] = (a, b)
    at = lambda k, t: P[k][0].lerp(P[k][1], t)
    for s in (-1, 1):
        leg(at((s, -1), .38), at((s, 1), .38), .8, .8, wood('y', '#8a5f3e', '#553620')); leg(at((-1, s), .27), at((1, s), .27), .8, .8, ox)

def book(w, h, t, col, pages=True):
    """closed cloth book lying flat; spine at -x"""
    m = weave(col, 7, bump=.35, slub=.15, sheen=.05); pg = paint('#e6dcc8', .85)
    o = [box(w, h, .28, m, (0, 0, .14), bev=.12, uv=True), box(w, h, .28, m, (0, 0, t - .14), bev=.12, uv=True),
         box(w - .6, h - .7, t - .5, pg, (-.1, 0, t / 2), bev=.05)]
    sec = rrect(.3, t, .14); o.append(sweep([(-w / 2 + .02, y, t / 2) for y in np.linspace(-h / 2 + .1, h / 2 - .1, 12)], m, sec=sec, up=(0, 0, 1), capr=.1))
    return o

def bookend():
    mt = stone('#d9d3c8', vein=.5, rough=.28)
    for s in (-1, 1):
        arc = [(-9, 0)] + [(-9 * math.cos(a), 9.0 * math.sin(a) * 1.35) for a in np.linspace(.02, pi - .02, 40)] + [(9, 0)]
        arc = [(x, z) for x, z in arc]; half = [(0, 0), (0, 13)] + [(10 * math.sin(a), 13 * math.cos(a)) for a in np.linspace(.05, pi / 2, 24)]
        o = extrude(half, 7, mt, .35); xf(o, (0, 0, -3.5), (0, 0, 0)); xf(o, rot=(pi / 2, 0, 0)); xf(o, (11.2 * s, 0, 0), scale=1) if s > 0 else xf(o, (-11.2, 0, 0), (0, 0, pi))
    x = -11.1
    rnd = random.Random(5)
    for k, (c, t, h) in enumerate((('#5f7184', 3.2, 21), ('#b98d5c', 2.4, 19), ('#d3c6ac', 3.6, 22.5), ('#7d4a35', 2.6, 20), ('#56604a', 3.9, 21.5), ('#cfc3ae', 2.2, 18.5), ('#3b3f4a', 4.1, 22))):
        o = book(14.5, h, t, c); xf(o, (0, h / 2, 0)); xf(o, rot=(pi / 2, 0, 0)); xf(o, rot=(0, 0, pi / 2))
        xf(o, (x, rnd.uniform(-.5, .4), 0)); x += t + .06

def notebook():
    o = book(14.5, 21, 1.7, '#3e5468'); xf(o, rot=(0, 0, .12))
    o2 = book(14.5, 21, 1.7, '#b7834b'); xf(o2, (.4, .5, 1.72), (0, 0, -.2))
    r = [box(.55, 21.25, 1.9, paint('#5a3a22', .7), (5.1, 0, .87), bev=.08)]; xf(r, (.4, .5, 1.72), (0, 0, -.2))
    p = sweep([(0, -8.5, 0), (0, 7.5, 0)], paint('#2e2b28', .4), r=.38, sec=circle(6)); tip = [p, xf(lathe([(.38, 0), (.1, 1.3), (0, 1.4)], wood('z'), 24), (0, 7.6, 0), (-pi / 2, 0, 0)), xf(cyl(.4, 1.1, brass(), .05), (0, -8.6, 0), (pi / 2, 0, 0))]
    xf(tip, (-1.4, -.4, 3.85), (0, 0, -.75))

def pencil_cup():
    vessel(fillet([(3.8, 0), (4.0, .1, .4), (4.05, 10)]), .35, ceramic('#8a977f', .3, .25, speck=.5), foot=0)
    rnd = random.Random(9)
    for k, c in enumerate(('#c9973e', '#2f3b4a', '#a4532f', '#d9cfbb', '#56604a', '#2b2926')):
        a = 2 * pi * k / 6 + .4; o = [xf(lathe(fillet([(0, 0), (.42, 0, .06), (.42, 15.2), (.12, 16.9), (0, 17)]), paint(c, .35, .2), 6), (0, 0, 0)), lathe([(.425, 15.15), (.13, 16.85), (.0, 17)], wood('z', '#d8b483', '#b98b58'), 24), lathe([(.16, 16.5), (0, 17.15)], paint('#262220', .5), 16)]
        xf(o, (0, 0, -rnd.uniform(0, 2.2))); xf(o, (2.0 * math.cos(a), 2.0 * math.sin(a), 2.9), (-.14 * math.sin(a) * 1.3, .14 * math.cos(a) * 1.3, 0))

def desk_lamp():
    m = paint('#4c5f52', .38, .15); b = brass(.22)
    lathe(fillet([(0, 0), (9, 0, .3), (9, 1.5, .6), (1.6, 1.9, .4), (1.4, 3, .2), (0, 3)]), m, 128)
    A, B, C = Vector((0, 0, 2)), Vector((-9, 0, 26)), Vector((9.5, 0, 42))
    leg(A, B, .5, .5, b); leg(B, C, .5, .5, b)
    for q, r in ((B, 1.15), (C, 1.0)):
        o = cyl(r, 1.9, b, .25); xf(o, (0, 0, -.95)); xf(o, q, (pi / 2, 0, 0))
    sh = [lathe(fillet([(0, 9.5), (1.8, 9.4, .8), (2.3, 7.5, .5), (3.2, 6.4, 1), (7.4, .2, .5), (7.45, 0, .05), (7.2, .05, .05), (3.0, 6.1, 1), (0, 7)]), m, 128), ball(2.3, emit('#ffe3b8', 2.2), (0, 0, 3.6))]
    xf(sh, (0, 0, -8.2)); xf(sh, C + Vector((.8, 0, -.2)), (0, -.62, 0))

def pendant_lamp():
    m = paint('#b5694a', .32, .25); o = [lathe(fillet([(0, 13.6), (2.4, 13.5, .5), (3.2, 12, .8)]) + catmull([(3.3, 11.8), (8, 10.4), (13, 6.4), (16, 0)], 10) + [(15.7, -.1)] + catmull([(15.6, .1), (12.7, 6.2), (7.8, 10), (0, 11.4)], 10), m, 128),
        lathe(fillet([(0, 13), (1.5, 13.2, .2), (1.5, 17.4, .5), (.3, 18, .2), (0, 18)]), brass(.2)), ball(3.2, emit('#ffe6c0', 1.6), (0, 0, 4.6)),
        sweep([(0, 0, 17), (0, 0, 26)], plastic('#3b3029', .6), r=.25, sec=circle(12))]
    long = sweep([(0, 0, 24), (0, 0, 120)], plastic('#3b3029', .6), r=.25, sec=circle(12)); long['noframe'] = 1
    xf(o + [long], (0, -34, 0))

def wall_shelf():
    o = [box(52, 17, 2.2, oak('x'), (0, -8.5, 0), bev=.35)]
    for x in (-18, 18):
        b = brass(.24)
        sweep(catmull([(x, -.5, -11.5), (x, -.5, -6), (x, -.5, -1.8), (x, -1.8, -1.5), (x, -8, -1.5), (x, -14.5, -1.5)], 8), b, sec=rrect(1.8, .5, .15), up=None if False else (0, -.6, .8) if False else None, capr=.1)
        p = [(x, -.6 - 11.5 * (1 - math.cos(a)), -11 + 9.2 * math.sin(a)) for a in np.linspace(0, pi / 2, 24)]
        sweep(p, b, r=.42, sec=circle(14))
    place(ceramic_small, (16, -9, 1.1), 0, 1.15); 
    x = -19
    for c, t, h in (('#7d4a35', 2.6, 17), ('#cfc3ae', 3.0, 19), ('#56604a', 2.2, 16.5), ('#5f7184', 3.0, 18)):
        q = book(12, h, t, c); xf(q, (0, h / 2, 0)); xf(q, rot=(pi / 2, 0, 0)); xf(q, rot=(0, 0, pi / 2)); xf(q, (x, -9, 1.1)); x += t + .05
    vessel_mini = xf(vessel(fillet([(2.9, 0), (3.1, .1, .5), (3.3, 6)]), .3, ceramic('#dcd3c2', .25, .3, speck=.4), foot=0), (3, -9, 1.1))
    plant_leaves((3, -9, 6.6), 9, 8, 4.2, 1.5, 4)

def plant_leaves(base, n, hgt, L, W, seed=1, spread=.9, col='#4f6b42'):
    rnd = random.Random(seed); m = leaf(col); st = paint('#6d7a4c', .6); B = Vector(base)
    for k in range(n):
        a = k * 2.399 + rnd.uniform(-.3, .3); h = hgt * rnd.uniform(.45, 1.05); out = spread * hgt * rnd.uniform(.25, .55) * (1.2 - .5 * h / hgt)
        d = Vector((math.cos(a), math.sin(a), 0)); tip = B + d * out + Vector((0, 0, h))
        p = catmull([B + d * .3 + Vector((0, 0, -1.5)), B + d * out * .35 + Vector((0, 0, h * .55)), tip], 8)
        sweep(p, st, r=lambda t: .13 + .1 * (1 - t), sec=circle(8))
        l = L * rnd.uniform(.8, 1.15); w = W * rnd.uniform(.85, 1.1); side = Vector((-d.y, d.x, 0)); lift = rnd.uniform(.1, .75)
        def f(u, v):
            s = (v - .5) * 2; wd = w * math.sin(pi * min(1, u * .96 + .02)) ** .75 * (1 - .25 * u)
            droop = lift * u - .75 * u * u
            return tip + d * l * u * .85 + side * s * wd + Vector((0, 0, l * droop + abs(s) * wd * .28))
        grid(f, 16, 8, m, thick=.07, sub=1)

def plant_pot():
    vessel(fillet([(6.2, .8), (6.6, .8, .4), (8.2, 13.6)]), .5, ceramic('#c08060', .75, 0, matte=True, vary=.12, speck=.1), foot=.6)
    lathe(catmull([(0, 12.0), (4, 12.2), (7.7, 11.8)], 8), stone('#3a2c22', rough=.95, grain=.6))
    lathe(fillet([(0, 0), (8.2, 0, .3), (8.8, 1.5, .2), (8.4, 1.5, .1), (8.0, .7, .2), (0, .7)]), ceramic('#c08060', .75, 0, matte=True, vary=.12, speck=.1))
    plant_leaves((0, 0, 12.3), 17, 24, 11, 3.9, 3, .95)

def picture_frame():
    W, H = 40, 52; m1, m2 = oak('x'), oak('z'); o = []
    for s in (-1, 1):
        o.append(box(W, 2.4, 2.2, m1, (0, -1.2, s * (H / 2 - 1.1)), bev=.25)); o.append(box(2.2, 2.4, H - 4.4, m2, (s * (W / 2 - 1.1), -1.2, 0), bev=.25))
    box(W - 3, .3, H - 3, paint('#ebe4d6', .9), (0, -.7, 0), bev=.02)
    y = -.88
    def disc(x, z, r, c, a0=0, a1=2 * pi, k=0, sx=1, sz=1):
        P = [(x + r * sx * math.cos(a), z + r * sz * math.sin(a)) for a in np.linspace(a0, a1, 90)]
        mesh([(px, y - k * .012, pz) for px, pz in P], [tuple(range(len(P)))], paint(c, .85))
    box(25.4, .06, 35.4, paint('#e0d2b8', .9), (0, -.86, 0), bev=.01)
    disc(3.2, 7.4, 5.2, '#b5694a', k=1); disc(-4, -17.6, 8.6, '#35504d', 0, pi, 2, 1, 2.0); disc(5.6, -17.6, 7.0, '#8a977f', 0, pi, 3, 1, 1.5); disc(0.2, -17.6, 5.2, '#c9973e', 0, pi, 4, 1, 1.1)

def mirror_glass():
    m = NT('mirror'); v = m.coord(rnd=False, scale=(.02, .02, .02)); sp = m.n('SeparateXYZ'); m.l(v, sp.inputs[0])
    d = m.math('ADD', m.math('MULTIPLY', sp.outputs[0], -.6), m.math('ADD', sp.outputs[1], .5))
    c = m.ramp(d, [(0, (.36, .345, .325)), (.38, (.5, .485, .465)), (.40, (.60, .585, .56)), (.62, (.66, .645, .62)), (.64, (.54, .525, .505)), (1, (.72, .705, .68))])
    em = m.n('Emission', i_Strength=.8); m.l(c, em.inputs[0]); g = m.n('BsdfGlossy', i_Roughness=.02); mx = m.n('MixShader', i_0=.25)
    m.l(em.outputs[0], mx.inputs[1]); m.l(g.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], m.out.inputs[0]); return m.m

def mirror():
    o = lathe(fillet([(19.2, .4), (19.3, 2.2, .1), (19.7, 2.5, .15), (20.3, 2.5, .2), (20.5, 2.2, .2), (20.5, .2, .1), (19.2, .2)]), brass(.2), 160); q = lathe([(0, 1.3), (19.4, 1.3)], mirror_glass(), 128)
    xf([o, q], rot=(pi / 2, 0, 0))

# ---------------------------------------------------------------- bath, garden, accessories
def soap_dispenser():
    m = ceramic('#c4bba9', .5, 0, speck=.7, matte=True); bl = brass(.2)
    lathe(fillet([(0, 0), (3.7, 0, .35), (3.8, 11.5, 1.6), (1.5, 13.2, .6), (1.45, 13.6), (0, 13.6)]), m)
    lathe(fillet([(0, 13.5), (1.65, 13.5, .1), (1.65, 15, .2), (.5, 15.1, .1), (.45, 17.4), (0, 17.4)]), bl)
    lathe(fillet([(0, 17.2), (1.2, 17.2, .15), (1.25, 18.3, .3), (0, 18.4)]), bl)
    sweep(catmull([(.5, 0, 17.8), (3.2, 0, 17.9), (4.6, 0, 17.6), (5.0, 0, 16.7)], 8), bl, r=lambda t: .5 - .16 * t, sec=circle(16), up=(0, 1, 0))

def soap_bar():
    lathe(catmull([(0, .5), (4.6, .5), (6.0, .9), (7.2, 2.0), (7.35, 2.25), (7.1, 2.3), (5.8, 1.5), (4.4, 1.15), (0, 1.1)], 6), ceramic('#8a977f', .25, .35, speck=.5), 128, sx=1.15, sy=.85)
    lathe(fillet([(3.6, .5), (3.7, 0, .1), (4.4, 0, .1), (4.6, .6)]), ceramic('#8a977f', .25, .35, speck=.5), 96, sx=1.15, sy=.85)
    w = wax('#e6d6b8')
    o = box(8.2, 5.2, 2.6, w, (0, 0, 2.6), (0, 0, .18), bev=1.0, seg=8)
    o2 = extrude(fillet([(-2.6, -1.2, 1.1), (2.6, -1.2, 1.1), (2.6, 1.2, 1.1), (-2.6, 1.2, 1.1)], 8, True), .12, wax('#dccaa8'), .05); xf(o2, (0, 0, 3.85), (0, 0, .18))

def watering_can():
    m = enamel('#4c6152'); rim = paint('#23211f', .3, .4)
    vessel(fillet([(8.6, .3), (8.9, .4, .4), (8.0, 15)]), .2, m, foot=0)
    for R, z in ((8.05, 15.05), (8.9, .45)): sweep([(R * math.cos(a), R * math.sin(a), z) for a in np.linspace(0, 2 * pi, 97)[:-1]], rim if z > 5 else m, r=.28, cyclic=True, sec=circle(12))
    p = catmull([(7.6, 0, 3.2), (12, 0, 8), (16.5, 0, 14.5), (21, 0, 20.5)], 10)
    sweep(p, m, r=lambda t: 1.5 - .75 * t, sec=circle(28), up=(0, 1, 0), capr=.1)
    d = Vector((4.5, 0, 6)).normalized(); rose = lathe(fillet([(0, 0), (.75, 0), (2.6, 3.4, .2), (2.5, 3.8, .2), (0, 4.0)]), brass(.25)); xf(rose, Vector((20.6, 0, 19.9)), (0, math.atan2(d.x, d.z), 0))
    sweep(catmull([(8.0, 0, 12.2), (11.5, 0, 12.6), (14.6, 0, 12.0)], 6), m, r=.3, sec=circle(12))
    sweep(catmull([(-8.4, 0, 4.5), (-12.6, 0, 8), (-13.6, 0, 14), (-10.5, 0, 19.6), (-4, 0, 21.4), (2.0, 0, 19.6), (5.6, 0, 15.2)], 10), m, r=.62, sec=circle(20))

def wallet():
    m = leather('#8a5a36'); th = paint('#e2d2b2', .8)
    for z, y, wob in ((0, 0, 0), (.62, -.12, .25)):
        o = box(11.2, 9, .5, m, (0, y, z + .25 + wob * .0), bev=.24)
    sp = sweep([(x, 4.42, .56) for x in np.linspace(-5.5, 5.5, 20)], m, r=.56, sec=circle(24), capr=.2)
    for y0, x0, x1 in ((-4.15, -5.1, 5.1),):
        n = 30
        for k in range(n): x = x0 + (x1 - x0) * (k + .5) / n; box(.22, .07, .05, th, (x, y0 - .12, 1.13), bev=.02)
    n = 24
    for s in (-1, 1):
        for k in range(n): y = -4.1 + 8.0 * (k + .5) / n; box(.07, .2, .05, th, (s * 5.2, y - .12, 1.13), bev=.02)
    o2 = box(8.5, 6, .12, leather('#5c3a24'), (0, 0, 0), bev=.05); xf(o2, (9.6, -2.4, .1), (0, 0, .5)); o3 = box(8.5, 6, .1, paint('#cfc4ae', .5), (0, 0, 0), bev=.04); xf(o3, (9.9, -1.9, .22), (0, 0, .62))
    bpy.data.objects.remove(o2); bpy.data.objects.remove(o3)

def belt():
    m = leather('#6e4327', .4, 6); b = brass(.2); pts = []
    for a in np.linspace(0, 2 * pi * 3.15, 260):
        r = 3.0 + a * .245 + .05 * math.sin(a * 2.3); pts.append((r * math.cos(a), r * math.sin(a), 1.75))
    last = Vector(pts[-1]); d = (last - Vector(pts[-2])).normalized()
    sweep(pts, m, sec=rrect(.34, 3.4, .14), up=(0, 0, 1), capr=.1)
    n = Vector((-d.y, d.x, 0)); F = []
    for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)): F.append(last + d * (1.6 + 1.9 * t) + Vector((0, 0, s * 2.35)))
    ring = []
    for k in range(4): ring += [F[k].lerp(F[(k + 1) % 4], t) for t in np.linspace(0, 1, 9)[:-1]]
    cc = sum((f for f in F), Vector()) / 4
    ring = [(tuple(q)) for q in ring]
    sweep(ring, b, r=.34, cyclic=True, sec=circle(16))
    sweep([last + d * .2 - n * .2, last + d * 3.7 - n * .35], b, r=.22, sec=circle(14))

def sunglasses():
    m = NT('acetate'); v = m.coord(); nn = m.noise(v, .9, 3, .6, 1.2); m.l(m.mix(m.ramp(nn, [(.42, 0), (.58, 1)]), rgb('#2a170c'), rgb('#8a5424')), m.b.inputs['Base Color']); m.set(Roughness=.12, Specular=.6, Clearcoat=.6); m = m.m
    lens = NT('lens'); lens.set(Base_Color=rgb('#2b2a20'), Roughness=.03, Specular=.8, Transmission=.0, Clearcoat=1.0); lens = lens.m
    for s in (-1, 1):
        sh = [(2.75 * math.cos(a) * (1 + .05 * math.cos(2 * a)), 2.35 * math.sin(a) + .2 * math.cos(2 * a)) for a in np.linspace(0, 2 * pi, 73)[:-1]]
        bow = lambda x: .012 * (x) ** 2 * 1.6
        pts = [(s * 3.45 + x, bow(s * 3.45 + x), z + 2.75) for x, z in sh]
        sweep(pts, m, sec=rrect(.55, .62, .2), cyclic=True, up=(0, 1, 0))
        vs = [(s * 3.45, bow(s * 3.45) - .14, 2.75)] + [(s * 3.45 + x * .97, bow(s * 3.45 + x) + .0, z * .97 + 2.75) for x, z in sh]
        mesh(vs, [(0, k + 1, (k + 1) % 72 + 1) for k in range(72)], lens)
        tp = catmull([(s * 6.0, .75, 3.9), (s * 6.75, 1.3, 3.95), (s * 6.95, 3.2, 3.9), (s * 6.8, 8, 3.6), (s * 6.5, 10.6, 3.1), (s * 6.3, 13.2, .9), (s * 6.2, 13.9, .25)], 8)
        sweep(tp, m, r=lambda t: 1 + .25 * math.sin(pi * t), sec=rrect(.3, .62, .13), up=(0, 0, 1) if False else None, capr=.2)
    sweep(catmull([(-.95, .05, 3.6), (0, -.1, 3.95), (.95, .05, 3.6)], 8), m, r=.34, sec=circle(16))

def wrist_watch():
    st = steel(.16); lt = leather('#5e3a24', .45, 9); parts = []
    # case faces up (+z) at origin, then tilted
    parts.append(lathe(fillet([(0, 0), (1.75, 0, .2), (2.0, .3, .15), (2.0, .75, .15), (1.8, 1.0, .1), (1.72, 1.0, .03), (1.7, .82), (0, .82)]), st, 128))
    parts.append(lathe([(0, .83), (1.7, .83)], paint('#ece5d6', .5)))
    dk = paint('#26241f', .35)
    for k in range(12):
        a = 2 * pi * k / 12; o = box(.09, .32, .05, dk, (0, 1.38, .86), bev=.02); xf(o, rot=(0, 0, a)); parts.append(o)
    for ang, l, w in ((-304, .85, .11), (-60, 1.25, .08)):
        o = box(w, l, .04, dk, (0, l / 2 - .12, .9), bev=.015); xf(o, rot=(0, 0, math.radians(ang))); parts.append(o)
    parts.append(cyl(.09, .1, brass(), .02, (0, 0, .86)))
    parts.append(xf(cyl(.28, .35, st, .08, seg=32), (2.0, 0, .5), (0, pi / 2, 0)))
    for s in (-1, 1):
        for t in (-1, 1): parts.append(box(.34, .8, .42, st, (t * 1.08, s * 2.05, .42), (s * -.25, 0, 0), bev=.14))
    # strap closed loop behind the case
    H = 5.6
    loop = catmull([(0, 2.15, .42), (0, 2.75, .05), (0, 3.15, -1.4), (0, 2.7, -3.6), (0, 1.2, -4.9), (0, 0, -5.15), (0, -1.2, -4.9), (0, -2.7, -3.6), (0, -3.15, -1.4), (0, -2.75, .05), (0, -2.15, .42)], 10)
    parts.append(sweep(loop, lt, sec=rrect(1.75, .26, .1), up=None, capr=.05) if False else strap(loop, 1.75, .26, lt))
    parts.append(strap([(0, 2.55 + .0, -3.95), (0, 2.2, -4.25), (0, 1.8, -4.6)], 2.0, .5, lt))
    xf(parts, rot=(0, 0, pi / 2)); xf(parts, rot=(0, 0, 0)); bpy.context.view_layer.update()
    xf(parts, rot=(0, 0, 0)); xf(parts, (0, 0, 5.35)); xf(parts, rot=(math.radians(58), 0, 0)) if False else None

def strap(path, w, t, mat):
    """band along a path lying in the x=0 plane, width along x"""
    P = [Vector(p) for p in path]; V, F, uv = [], [], []; sec = rrect(w, t, min(w, t) * .4); L = 0
    for i, q in enumerate(P):
        a, b = P[max(0, i - 1)], P[min(len(P) - 1, i + 1)]; T = (b - a).normalized(); N = T.cross(Vector((1, 0, 0))).normalized()
        if i: L += (q - P[i - 1]).length
        for k, s in enumerate(sec): V.append(q + Vector((1, 0, 0)) * s[0] + N * s[1]); uv.append((L, k * .1))
    m = len(sec)
    for i in range(len(P) - 1):
        for k in range(m): F.append((i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k))
    F.append(tuple(range(m))); F.append(tuple(range(len(V) - m, len(V))))
    return mesh(V, F, mat, uv=uv, angle=50)

def headphones(color='black'):
    if color == 'black': sh, pad, bandm = paint('#252423', .42, .1, bump=.03), leather('#1d1c1b', .5, 8), steel(.2)
    else: sh, pad, bandm = metal((.62, .61, .59), .3), leather('#b9b0a2', .5, 8), steel(.2)
    o = []
    for s in (-1, 1):
        c = [lathe(fillet([(0, 1.5), (2.4, 1.5, .2), (3.3, 1.2, .5), (3.7, .2, .5), (3.7, -.6, .4), (0, -.6)]), sh, 96, sx=.88, sy=1.08),
             lathe(fillet([(1.6, -.6), (3.5, -.7, .6), (3.65, -1.6, .7), (3.0, -2.5, .8), (2.0, -2.0, .6), (1.6, -1.2), (0, -1.1)]), pad, 96, sx=.88, sy=1.08)]
        xf(c, rot=(pi / 2, 0, 0)); xf(c, rot=(0, 0, s * pi / 2)); xf(c, (s * 8.0, 0, 4.4), (0, s * .08, 0)); o += c
        o.append(sweep(catmull([(s * 8.9, 0, 4.4), (s * 9.75, 0, 6.5), (s * 9.6, 0, 9.5), (s * 9.3, 0, 12)], 8), bandm, sec=[(x * .55, y * .28) for x, y in circle(16)], up=(1, 0, 0), capr=.3))
    arc = [(9.35 * math.cos(a), 0, 11 + 8.2 * math.sin(a)) for a in np.linspace(-.02, pi + .02, 80)]
    V = [(z, x) for x, _, z in arc]
    b = strap([(0, x, z) for x, _, z in arc], 2.5, .55, sh); xf(b, rot=(0, 0, pi / 2)); o.append(b)
    arc2 = [(8.75 * math.cos(a), 0, 11 + 7.5 * math.sin(a)) for a in np.linspace(.5, pi - .5, 60)]
    b2 = strap([(0, x, z) for x, _, z in arc2], 2.2, 1.0, pad); xf(b2, rot=(0, 0, pi / 2)); o.append(b2)
    xf(o, rot=(-.12, 0, 0)); bpy.context.view_layer.update(); z = bounds_pts(o)[:, 2].min(); xf(o, (0, 0, -z))

def speaker():
    P = fillet([(-9, -6.5, 3.4), (9, -6.5, 3.4), (9, 6.5, 3.4), (-9, 6.5, 3.4)], 10, True)
    o = extrude(P, 21, walnut('z'), .5); xf(o, (0, 0, .8))
    P2 = fillet([(-9.05, -6.55, 3.4), (9.05, -6.55, 3.4), (9.05, 6.55, 3.4), (-9.05, 6.55, 3.4)], 10, True); P2 = [(x * 1.006, y * 1.006) for x, y in P2]
    P2r = resample(P2 + [P2[0]], 160); f = weave('#57514a', 4.5, bump=.6, slub=.2)
    V, F, uv = [], [], []; L = 0
    zz = np.linspace(2.6, 17.4, 30)
    for j, z in enumerate(zz):
        for i, q in enumerate(P2r): k = 1.0 if 0 < j < 29 else .985; V.append((q[0] * k, q[1] * k, z)); uv.append((i * .38, z))
    n = 160
    for j in range(29):
        for i in range(n - 1): F.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    mesh(V, F, f, uv=uv)
    for x, y in ((-6, -4), (6, -4), (6, 4), (-6, 4)): cyl(1.1, .9, plastic('#211f1d', .6), .15, (x, y, 0), seg=32)
    xf(lathe(fillet([(0, 0), (2.3, 0), (2.3, 1.2, .25), (0, 1.25)]), brass(.2, 'r')), (0, 0, 21.7))

def bicycle_bell():
    b = brass(.14); st = steel(.2); bl = plastic('#262321', .4)
    lathe(catmull([(3.3, 2.5), (3.42, 2.55), (3.4, 2.9), (3.05, 4.5), (1.9, 5.6), (0, 5.95)], 8), b, 128)
    lathe(fillet([(0, 2.2), (2.9, 2.2, .1), (2.9, 2.5, .1), (0, 2.6)]), bl); lathe(fillet([(0, 5.8), (.55, 5.85, .1), (.5, 6.3, .2), (0, 6.35)]), st)
    box(2.0, 1.7, 1.6, bl, (0, 0, 1.75), bev=.3)
    sweep([(1.55 * math.sin(a), 1.2 * 0 + 0, 1.55 + 1.5 * math.cos(a) - .1) for a in np.linspace(.5, 2 * pi - .5, 48)], st, sec=rrect(1.5, .2, .08), up=(0, 1, 0) if False else None, capr=.1) if False else xf(lathe(fillet([(1.3, -.85), (1.55, -.85, .08), (1.55, .85, .08), (1.3, .85, .08), (1.3, -.85)]), st), (0, 0, 1.55), (pi / 2, 0, 0))
    sweep(catmull([(2.2, 0, 2.3), (3.4, -.6, 2.1), (4.4, -1.2, 2.3)], 6), st, r=.2, sec=circle(12)); o = ball(.62, bl, (4.7, -1.4, 2.4), .7)

def tray():
    m = oak('x', '#8a5f3e', '#553620')
    R = 1
    lathe(fillet([(0, 0), (18.5, 0, .4), (20, 3.2, .25), (19.2, 3.25, .25), (17.9, .9, .6), (0, .9)]), m, 160, sx=1.12, sy=.78)
    place(espresso_only, (-6, 1, .9)); 
    place(ceramic_small, (8, 3, .9), 0, .85)
def espresso_only():
    m = ceramic('#d9d0c0', .2, .4, speck=.6)
    vessel(catmull([(2.6, 0), (3.1, .15), (3.7, 1.8), (3.9, 4), (3.95, 6.4)], 8), .26, m, foot=0); xf(lathe([(0, 0), (3.6, 0)], paint('#2a160c', .25, .3)), (0, 0, 5.4))

def storage_jar():
    for x, y, s, c in ((0, 0, 1, '#c79a5a'), (10.6, 2.2, .72, '#5b3a26')):
        o = [vessel(fillet([(4.9, 0), (5.1, .1, .6), (5.1, 15)]), .24, GL(), foot=0)]
        h = 11.4
        o.append(lathe(fillet([(0, .5), (4.6, .5, .5), (4.72, h), (3, h + .5, 1), (0, h + .2)]), stone(c, rough=.9, grain=.45)))
        o.append(lathe(fillet([(0, 14.2), (4.75, 14.2, .1), (4.75, 15.15), (5.35, 15.15, .15), (5.35, 16.9, .3), (0, 16.9)]), oak('x')))
        xf(o, (x, y, 0), scale=(.9 if s < 1 else 1, .9 if s < 1 else 1, s))

def coffee_grinder():
    st = steel(.2, 'r'); w = walnut('z')
    lathe(fillet([(0, 0), (3.1, 0, .2), (3.2, .4, .15), (3.2, 8.2, .1), (0, 8.2)]), w); lathe(fillet([(0, 8.3), (3.15, 8.3, .1), (3.15, 17.2, .3), (2.9, 17.8, .2), (0, 18)]), st)
    lathe(fillet([(3.1, 8.1), (3.32, 8.15, .08), (3.32, 8.75, .08), (3.1, 8.8)]), brass(.2)); lathe(fillet([(0, 17.8), (.7, 17.8), (.7, 19.2, .2), (0, 19.2)]), steel(.15))
    p = catmull([(0, 0, 18.9), (3, 0, 19.2), (7, 0, 20.4), (9.6, 0, 20.6)], 8); sweep(p, steel(.18), sec=rrect(.4, 1.1, .15), up=(0, 1, 0), capr=.3)
    o = lathe(catmull([(0, 0), (.6, .05), (.7, .8), (1.2, 2.2), (1.1, 3.2), (0, 3.7)], 6), w); xf(o, (9.3, 0, 20.6))

def french_press():
    st = steel(.14); g = GL()
    vessel(fillet([(4.7, 1.4), (4.9, 1.5, .5), (4.9, 17.5)]), .22, g, foot=0)
    lathe(fillet([(0, 1.8), (4.5, 1.8, .3), (4.64, 11.5), (0, 11.5)]), paint('#2b1509', .12, .3))
    lathe(fillet([(4.95, 1.0), (5.15, 1.0, .05), (5.15, 2.8, .05), (4.95, 2.8)]), st); lathe(fillet([(4.95, 15.2), (5.15, 15.2, .05), (5.15, 16.6, .05), (4.95, 16.6)]), st)
    for k in range(4):
        a = 2 * pi * k / 4 + pi / 4; c, s = math.cos(a), math.sin(a); sweep([(5.12 * c, 5.12 * s, 1.2), (5.12 * c, 5.12 * s, 16)], st, r=.22, sec=circle(12)); leg((5.1 * c, 5.1 * s, 1.4), (5.8 * c, 5.8 * s, .25), .32, .32, st)
    lathe(fillet([(0, 17.5), (5.1, 17.4, .1), (5.2, 18.2, .3), (3, 19.2, 1), (.6, 19.5, .2), (0, 19.5)]), st); sweep([(0, 0, 19), (0, 0, 23)], st, r=.22, sec=circle(12)); ball(1.15, wood('z', '#8a5c3a', '#55341f'), (0, 0, 23.6))
    sweep(catmull([(5.1, 0, 16), (8.4, 0, 16.2), (9.2, 0, 13.8), (8.8, 0, 8), (8.0, 0, 4), (5.1, 0, 2.2)], 10), wood('z', '#8a5c3a', '#55341f'), sec=[(x * .55, y * .85) for x, y in circle(20)], r=lambda t: .8 + .25 * math.sin(pi * t), up=(0, 1, 0))

# ---------------------------------------------------------------- banners
def hero1():
    place(steel_kettle, (-13, 8, 0), -.35); place(teapot, (12, 9, 0), .5) if False else None
    place(dinner_plate, (10, 5, 0)); xf(place(stoneware_bowl, (10, 4.6, 5.3), 0, .78, 'indigo'))
    place(ceramic_mug, (-3.2, -6.5, 0), -.5, 1, 'white'); place(ceramic_mug, (24.5, -4, 0), -.35, 1, 'terracotta')
    place(mills, (28, 8, 0), -.2)
    place(espresso_cup, (11, -11.5, 0), -.6, .95)

def hero2():
    place(brass_lamp, (-18, 6, 0), .3)
    z = 0
    for c, t, r in (('#3e5468', 3, .1), ('#cfc3ae', 2.4, -.08), ('#9c553b', 2.2, .2)):
        b = book(24, 17, t, c); xf(b, (4, -1, z), (0, 0, r)); z += t + .02
    place(ceramic_small, (3, -1, z), 0, 1.0)
    place(hidden_vase, (23, 5, 0), 0, .88)
    place(candle_holder, (38, 0, 0), 0, .95)
    place(speaker, (-38, 7, 0), -.3) if False else None
    place(ceramic_mug, (14.5, -12, 0), -.4, 1, 'blue')

def hero3():
    place(canvas_tote, (-24, 12, 0), -.25, 1, 'natural')
    place(storage_basket, (33, 8, 0), -.5, 1)
    place(wool_blanket, (4, -2, 0), -.28, .92); 
    z = 11.3
    s = place(landing_scarf, (4, -2, z), -.1, .8, 'camel')
    place(notebook, (-22, -16, 0), .25) if False else None
    place(headphones, (-16, -16, 0), -.5, .8, 'black') if False else None
